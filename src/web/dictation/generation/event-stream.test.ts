import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "./event-stream.ts";

async function eventsOf(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test("events, wherever the chunks are cut", async () => {
  expect(await eventsOf("event: progress\nda", 'ta: {"percent":15}\n', "\nevent: done\ndata: {}\n\n")).toEqual([
    { event: "progress", data: '{"percent":15}' },
    { event: "done", data: "{}" },
  ]);
});

test("a letter cut in two bytes stays whole", async () => {
  const bytes = new TextEncoder().encode("event: draft\ndata: café\n\n");
  const cut = bytes.length - 4;
  expect(await eventsOf(bytes.slice(0, cut), bytes.slice(cut))).toEqual([{ event: "draft", data: "café" }]);
});

test("comments, carriage returns, data over several lines; an unfinished event is no event", async () => {
  expect(await eventsOf(": alive\n\nevent: draft\r\ndata: a\r\ndata: b\r\n\r\nevent: done\ndata: x")).toEqual([
    { event: "draft", data: "a\nb" },
  ]);
});
