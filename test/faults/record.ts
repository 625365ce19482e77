import { noteResult } from "../../scripts/results.ts";

/** One line of the table in docs/faults.md. */
export interface FaultResult {
  fault: string;
  done: string;
  found: string;
}

/** Notes what a fault was and what was found, for `npm run faults`; nothing happens without it. */
export const record = (result: FaultResult): void => noteResult(result);
