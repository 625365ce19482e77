/** Who answers: as far as the request says. */
export interface Answerer {
  address: string;
  browser: string;
  /** The signed-in user of that browser, if there is one. */
  visitor: string | null;
}
