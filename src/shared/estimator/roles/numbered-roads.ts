import { wordSet } from "#shared/word-set.ts";
import { at, type Token } from "../words/tokens.ts";

const HIGHWAYS = wordSet("highway hwy route");
const ROADS = wordSet("road rd");
/** Whose roads have numbers for names: "county road 9", but "hickory hill road, four yards". */
const ROAD_KEEPERS = wordSet("county state farm ranch township forest");

export const isHighway = (word: string): boolean => HIGHWAYS.has(word);

/** True for a road whose name is a number: "highway 9", "county road 9". */
export const isNumberedRoad = (tokens: readonly Token[], road: number): boolean =>
  HIGHWAYS.has(at(tokens, road)) || (ROADS.has(at(tokens, road)) && ROAD_KEEPERS.has(at(tokens, road - 1)));
