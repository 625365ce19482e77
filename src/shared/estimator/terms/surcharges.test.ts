import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const names = (say: string) => estimate(plainInput(say)).items.map(({ description }) => description);

test.each([
  "Buffet dinner for $1,000. 20% service charge. Bar not included.",
  "Buffet dinner for $1,000. 20% service charge. No deposit.",
  "buffet dinner 1000 20 percent service charge bar not included",
])("%s: what is left out behind a surcharge leaves it", (say) => {
  expect(names(say)).toContain("Service charge (20%)");
});

test.each([
  "Buffet dinner for $1,000. 18 percent gratuity is not included.",
  "Buffet dinner for $1,000. 18 percent gratuity, no, leave that out.",
  "Buffet dinner for $1,000. 18 percent gratuity. Skip that.",
  "Buffet dinner for $1,000. 18 percent gratuity. No, leave that out.",
])("%s: a surcharge that is taken back is none", (say) => {
  expect(names(say)).toEqual(["Buffet dinner"]);
});
