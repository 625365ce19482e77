import { Agent, request } from "node:http";

export const CALLERS = 10;

export interface Answer {
  status: number;
  cookie: string;
}

const agent = new Agent({ keepAlive: true });

/** One request over kept connections, by node's plain client: on a small machine it leaves the most to the server. */
export function ask(address: string, path: string, cookie = "", body?: object): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = { origin: address, cookie, ...(text && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const asking = request(address + path, { method: text ? "POST" : "GET", headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "",
        }),
      );
    });
    asking.on("error", reject);
    asking.end(text);
  });
}

/** The milliseconds of so many calls, by ten callers who each ask again as soon as they are answered. */
export async function measure(count: number, call: () => Promise<Answer>): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const { status } = await call();
      if (status >= 300) throw new Error(`Answered ${status}.`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times;
}

/** Lets go of the kept connections, or the servers would wait for them. */
export const hangUp = (): void => agent.destroy();
