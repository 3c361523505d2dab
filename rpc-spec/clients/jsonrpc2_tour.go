// The tour with Go's sourcegraph/jsonrpc2 (Debian: golang-github-sourcegraph-jsonrpc2-dev).
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go run jsonrpc2_tour.go
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"os"

	"github.com/sourcegraph/jsonrpc2"
)

type object = map[string]interface{}

// A message is a line. The package's PlainObjectCodec would lose what was read together with an earlier message.
type lines struct{}

func (lines) WriteObject(stream io.Writer, message interface{}) error {
	return json.NewEncoder(stream).Encode(message)
}

func (lines) ReadObject(stream *bufio.Reader, message interface{}) error {
	line, err := stream.ReadBytes('\n')
	if err != nil {
		return err
	}
	return json.Unmarshal(line, message)
}

// Events come as notifications.
type events chan object

func (heard events) Handle(_ context.Context, _ *jsonrpc2.Conn, request *jsonrpc2.Request) {
	var event object
	if request.Method == "event" && json.Unmarshal(*request.Params, &event) == nil {
		heard <- event
	}
}

type kidd struct{ *jsonrpc2.Conn }

func (kidd kidd) call(method string, params interface{}) (result object, err error) {
	err = kidd.Call(context.Background(), method, params, &result, jsonrpc2.StringID())
	return
}

// must is call for what is not refused.
func (kidd kidd) must(method string, params interface{}) object {
	result, err := kidd.call(method, params)
	if err != nil {
		log.Fatal(method, ": ", err)
	}
	return result
}

// refusal is the code of an error and its kind.
func (kidd kidd) refusal(method string, params interface{}) (int64, string) {
	var refused *jsonrpc2.Error
	var data struct{ Kind string }
	if _, err := kidd.call(method, params); errors.As(err, &refused) {
		json.Unmarshal(*refused.Data, &data)
		return refused.Code, data.Kind
	}
	return 0, "not refused"
}

// firstChoice is an answer of the right form, though seldom the right one.
func firstChoice(question object) object {
	shown := question[question["kind"].(string)].(object)
	if options, ok := shown["options"].([]interface{}); ok {
		return object{"option": options[0].(object)["id"]}
	}
	if tiles := shown["wordBank"].([]interface{}); len(tiles) > 0 {
		return object{"tile": tiles[0]}
	}
	return object{"text": "1"}
}

func (kidd kidd) play() {
	lesson := kidd.must("activity.start", object{"child": "mia", "lesson": "counting-objects"})
	reply, question := lesson, lesson["question"]
	for question != nil {
		asked := question.(object)
		reply = kidd.must("activity.answer", object{"activity": lesson["activity"],
			"presentation": asked["presentation"], "answer": firstChoice(asked)})
		question = reply["question"]
	}
	fmt.Println("lesson:", reply["summary"].(object)["questions"], "questions")
	kidd.must("activity.finish", object{"activity": lesson["activity"]})
}

func main() {
	socket, err := net.Dial("unix", os.Getenv("KIDD_SOCKET"))
	if err != nil {
		log.Fatal(err)
	}
	heard := make(events, 16)
	stream := jsonrpc2.NewBufferedStream(socket, lines{})
	kidd := kidd{jsonrpc2.NewConn(context.Background(), stream, heard)}
	defer kidd.Close()

	fmt.Println("version:", kidd.must("rpc.version", nil)["protocol"]) // nil is sent as null.
	fmt.Println("may:", kidd.must("time.mayI", object{"child": "mia"})["say"])
	code, kind := kidd.refusal("time.mayI", object{"child": "nobody"})
	fmt.Println("error:", code, kind)
	code, _ = kidd.refusal("time.mayI", []string{"mia"})
	fmt.Println("positional:", code)
	fmt.Println("parent:", kidd.must("parent.unlock", object{"pin": os.Getenv("KIDD_PIN")})["parent"].(object)["name"])

	kidd.Notify(context.Background(), "time.lock", object{"child": "mia"})
	fmt.Println("locked by a notification:", kidd.must("time.mayI", object{"child": "mia"})["allowed"] != true)

	kidd.must("events.subscribe", object{"topics": []string{"time.grant"}, "child": "mia"})
	kidd.must("time.grant", object{"child": "mia", "minutes": 5})
	event := <-heard
	fmt.Println("event:", event["topic"], event["minutes"])
	kidd.play()
}
