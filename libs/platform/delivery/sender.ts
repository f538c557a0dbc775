/** The brand that a message comes from. */
export interface Sender {
  /** By which the brand's own contract with the provider is found. */
  merchantCode: string;
  /** The name that the recipient sees. */
  name: string;
  /** The host of the brand's site. */
  domain: string;
}
