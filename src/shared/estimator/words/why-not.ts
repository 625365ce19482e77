/** After what is not wanted these tell why or when: "no album they'll print their own", "no album this time". */
const WHY = /^(?:because|since|this|he|she|they|it|we|i|you|that)(?:'\p{L}+)?$/u;
/** True for a word that begins why something is left out. */
export const tellsWhyNot = (word: string): boolean => WHY.test(word);
