/** Passwords that came to light at other sites. */
export interface BreachList {
  /** Whether this one is among them. Throws when the list does not answer. */
  has(password: string): Promise<boolean>;
}
