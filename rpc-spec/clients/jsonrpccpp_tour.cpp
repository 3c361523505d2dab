// The tour with libjson-rpc-cpp (Debian: libjsonrpccpp-dev), which opens a connection for each call or batch.
//     g++ -std=c++14 jsonrpccpp_tour.cpp -ljsonrpccpp-client -ljsonrpccpp-common -ljsoncpp
#include <cstdlib>
#include <iostream>
#include <jsonrpccpp/client.h>
#include <jsonrpccpp/client/connectors/unixdomainsocketclient.h>

using Json::Value;

// {name: value, ...}
static Value object(std::initializer_list<std::pair<const char *, Value>> members) {
    Value object(Json::objectValue);
    for (const auto &member : members) object[member.first] = member.second;
    return object;
}

// An answer of the right form, though seldom the right one.
static Value firstChoice(const Value &question) {
    const Value &shown = question[question["kind"].asString()];
    if (shown.isMember("options")) return object({{"option", shown["options"][0]["id"]}});
    if (!shown["wordBank"].empty()) return object({{"tile", shown["wordBank"][0]}});
    return object({{"text", "1"}});
}

static void play(jsonrpc::Client &kidd) {
    Value lesson = kidd.CallMethod("activity.start", object({{"child", "mia"}, {"lesson", "counting-objects"}}));
    Value question = lesson["question"], reply;
    while (!question.isNull()) {
        reply = kidd.CallMethod("activity.answer", object({{"activity", lesson["activity"]},
            {"presentation", question["presentation"]}, {"answer", firstChoice(question)}}));
        question = reply["question"];
    }
    std::cout << "lesson: " << reply["summary"]["questions"] << " questions" << std::endl;
    kidd.CallMethod("activity.finish", object({{"activity", lesson["activity"]}}));
}

// What only a parent may do goes in a batch with the token of an unlock: the next call has another connection.
static void grant(jsonrpc::Client &kidd) {
    Value unlocked = kidd.CallMethod("parent.unlock", object({{"pin", std::getenv("KIDD_PIN")}}));
    jsonrpc::BatchCall calls;
    int resume = calls.addCall("parent.resume", object({{"token", unlocked["token"]}}));
    int grant = calls.addCall("time.grant", object({{"child", "mia"}, {"minutes", 5}}));
    calls.addCall("time.lock", object({{"child", "mia"}}), true); // A notification: it is not run.
    Value wrong(calls.addCall("time.mayI", object({{"child", "nobody"}})));
    jsonrpc::BatchResponse replies = kidd.CallProcedures(calls);
    bool allowed = kidd.CallMethod("time.mayI", object({{"child", "mia"}}))["allowed"].asBool();
    std::cout << "parent: " << replies.getResult(resume)["name"].asString() << std::endl
              << "granted: " << replies.getResult(grant)["grant"]["minutes"] << std::endl
              << "batch: " << replies.getErrorCode(wrong) << std::endl
              << "locked by a notification: " << (allowed ? "false" : "true") << std::endl;
}

int main() {
    jsonrpc::UnixDomainSocketClient connector(std::getenv("KIDD_SOCKET"));
    jsonrpc::Client kidd(connector, jsonrpc::JSONRPC_CLIENT_V2);
    std::cout << "version: " << kidd.CallMethod("rpc.version", Value())["protocol"] << std::endl;
    std::cout << "may: " << kidd.CallMethod("time.mayI", object({{"child", "mia"}}))["say"].asString() << std::endl;
    try {
        kidd.CallMethod("time.mayI", object({{"child", "nobody"}}));
    } catch (const jsonrpc::JsonRpcException &error) {
        std::cout << "error: " << error.GetCode() << " " << error.GetData()["kind"].asString() << std::endl;
    }
    try {
        Value list(Json::arrayValue);
        list.append("mia");
        kidd.CallMethod("time.mayI", list);
    } catch (const jsonrpc::JsonRpcException &error) {
        std::cout << "positional: " << error.GetCode() << std::endl;
    }
    grant(kidd);
    play(kidd);
}
