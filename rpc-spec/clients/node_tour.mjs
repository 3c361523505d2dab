// The tour in Node without packages.
import { connect } from "node:net";
import { createInterface } from "node:readline";

const socket = connect(process.env.KIDD_SOCKET);
const waiting = new Map(); // Replies to come, by their ids.
const events = [];
let heard = () => {};

createInterface({ input: socket }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.method === "event") {
    events.push(message.params);
    heard();
  } else {
    const id = Array.isArray(message) ? message[0].id : message.id; // A batch is known by its first call.
    waiting.get(id)(message);
    waiting.delete(id);
  }
});

let lastID = 0;
const request = (method, params) => ({ jsonrpc: "2.0", id: `call-${++lastID}`, method, params });
const write = (message) => socket.write(JSON.stringify(message) + "\n");

function send(message) {
  const id = Array.isArray(message) ? message[0].id : message.id;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    write(message);
  });
}

async function call(method, params) {
  const { result, error } = await send(request(method, params)); // What is undefined is not sent.
  if (error) throw Object.assign(new Error(error.message), error);
  return result;
}

/** An answer of the right form, though seldom the right one. */
function firstChoice(question) {
  const { options, wordBank } = question[question.kind];
  if (options) return { option: options[0].id };
  return wordBank.length ? { tile: wordBank[0] } : { text: "1" };
}

async function play() {
  let { activity, question } = await call("activity.start", { child: "mia", lesson: "counting-objects" });
  let summary;
  while (question) {
    const answer = firstChoice(question);
    ({ question, summary } = await call("activity.answer", { activity, presentation: question.presentation, answer }));
  }
  console.log("lesson:", summary.questions, "questions");
  await call("activity.finish", { activity });
}

const refused = (call) => call.then(() => "not refused", (error) => `${error.code} ${error.data.kind}`);

console.log("version:", (await call("rpc.version")).protocol);
console.log("may:", (await call("time.mayI", { child: "mia" })).say);
console.log("error:", await refused(call("time.mayI", { child: "nobody" })));
console.log("positional:", await refused(call("time.mayI", ["mia"])));
console.log("parent:", (await call("parent.unlock", { pin: process.env.KIDD_PIN })).parent.name);

write({ jsonrpc: "2.0", method: "time.lock", params: { child: "mia" } });
console.log("locked by a notification:", !(await call("time.mayI", { child: "mia" })).allowed);

const [version, error] = await send([request("rpc.version"), request("time.mayI", { child: "nobody" })]);
console.log("batch:", version.result.protocol, error.error.code);

await call("events.subscribe", { topics: ["time.grant"], child: "mia" });
const next = new Promise((resolve) => (heard = resolve));
await call("time.grant", { child: "mia", minutes: 5 });
await next;
console.log("event:", events[0].topic, events[0].minutes);

await Promise.all(Array.from({ length: 200 }, () => call("rpc.ping"))); // All at once.
await play();
socket.end();
