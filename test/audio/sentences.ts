/**
 * What the tests say aloud, and all that the test recogniser knows. The second sentence differs from the first in its
 * figures alone, so that a right answer shows that the figures were heard; the third is the negative control.
 */
export const sentences = {
  job: "quote for maria lopez three bedrooms at four hundred fifty each and the hallway for two seventy five",
  otherFigures: "quote for maria lopez four bedrooms at three hundred twenty each and the hallway for one ninety",
  control: "the weather in boston is nice and we went to the beach with our dog",
} as const;
