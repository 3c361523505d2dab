#!/usr/bin/env perl
# The tour in Perl with what comes with it.
use strict;
use warnings;
use IO::Socket::UNIX;
use JSON::PP;

my $json = JSON::PP->new->utf8->canonical;
my $kidd = IO::Socket::UNIX->new(Peer => $ENV{KIDD_SOCKET}) or die "kidd is not there: $!";
binmode STDOUT, ':encoding(UTF-8)';
my ($last_id, @events) = (0);

sub receive { return $json->decode(scalar(<$kidd>) // die "kidd has gone") }

sub request {
    my ($method, $params) = @_;
    return { jsonrpc => '2.0', id => ++$last_id, method => $method, params => $params };  # undef is sent as null.
}

# Sends a request or a batch, and keeps events that come before the reply.
sub exchange {
    print $kidd $json->encode($_[0]), "\n";
    while (1) {
        my $reply = receive();
        return $reply if ref $reply eq 'ARRAY' or not exists $reply->{method};
        push @events, $reply->{params};
    }
}

sub call {
    my $reply = exchange(request(@_));
    die $reply->{error} if $reply->{error};
    return $reply->{result};
}

# The code and the kind of an error.
sub refusal {
    eval { call(@_) };
    return ref $@ ? "$@->{code} $@->{data}{kind}" : 'not refused';
}

# An answer of the right form, though seldom the right one.
sub first_choice {
    my ($question) = @_;
    my $shown = $question->{ $question->{kind} };
    return { option => $shown->{options}[0]{id} } if $shown->{options};
    return @{ $shown->{wordBank} } ? { tile => $shown->{wordBank}[0] } : { text => '1' };
}

sub play {
    my $lesson = call('activity.start', { child => 'mia', lesson => 'counting-objects' });
    my ($question, $reply) = ($lesson->{question});
    while ($question) {
        $reply = call('activity.answer', {
            activity => $lesson->{activity}, presentation => $question->{presentation},
            answer => first_choice($question) });
        $question = $reply->{question};
    }
    print "lesson: $reply->{summary}{questions} questions\n";
    call('activity.finish', { activity => $lesson->{activity} });
}

print 'version: ', call('rpc.version')->{protocol}, "\n";
print 'may: ', call('time.mayI', { child => 'mia' })->{say}, "\n";
print 'error: ', refusal('time.mayI', { child => 'nobody' }), "\n";
print 'positional: ', refusal('time.mayI', ['mia']), "\n";
print 'parent: ', call('parent.unlock', { pin => $ENV{KIDD_PIN} })->{parent}{name}, "\n";

print $kidd $json->encode({ jsonrpc => '2.0', method => 'time.lock', params => { child => 'mia' } }), "\n";
print 'locked by a notification: ', call('time.mayI', { child => 'mia' })->{allowed} ? 'false' : 'true', "\n";

my $replies = exchange([request('rpc.version'), request('time.mayI', { child => 'nobody' })]);
print "batch: $replies->[0]{result}{protocol} $replies->[1]{error}{code}\n";

call('events.subscribe', { topics => ['time.grant'], child => 'mia' });
call('time.grant', { child => 'mia', minutes => 5 });
push @events, receive()->{params} unless @events;
print "event: $events[0]{topic} $events[0]{minutes}\n";
play();
