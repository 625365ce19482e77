import type { Industry, Trade } from "./trade.ts";

export interface RecognisedTrade {
  trade: Trade;
  /** 0 to 1. */
  confidence: number;
  industry: Industry;
  category: string;
  projectType: string;
}

/** The trade that the words speak of, or null when they name none. */
export function recogniseTrade(_text: string): RecognisedTrade | null {
  return null;
}
