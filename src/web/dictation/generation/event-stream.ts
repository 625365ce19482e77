/** One server-sent event. */
export type ServerEvent = { event: string; data: string };

/** The events of an answer, as they come. Comments and events without data are left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const blocks = rest.replaceAll("\r\n", "\n").split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) yield* parseBlock(block);
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}

function* parseBlock(block: string): Generator<ServerEvent> {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    if (field === "event") event = value ?? event;
    if (field === "data") data.push(value ?? "");
  }
  if (data.length > 0) yield { event, data: data.join("\n") };
}
