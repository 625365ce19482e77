/** What a sign-in must remember between leaving for the provider and coming back. */
export interface IdentityFlow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who the provider says came back. */
export interface ExternalPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** The provider's word that the address is this person's. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
}

/** An external sign-in by OpenID Connect. */
export interface IdentityProvider {
  /**
   * The address to send the browser to, and what to remember. Throws when the provider does not answer. `anew` asks it
   * not to let in whom it knows already.
   */
  begin(returnAddress: string, options?: { anew: boolean }): Promise<{ url: URL; flow: IdentityFlow }>;
  /** Who came back to `address`; throws when the answer is not the one that was asked for. */
  finish(address: URL, flow: IdentityFlow): Promise<ExternalPerson>;
}
