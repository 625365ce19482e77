import { appendFileSync } from "node:fs";

/** One line of the table in docs/faults.md. */
export interface FaultResult {
  fault: string;
  done: string;
  found: string;
}

/** Notes what a fault was and what was found, for `npm run faults`, which names the file; nothing happens without it. */
export function record(result: FaultResult): void {
  const file = process.env.FAULTS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
