import { Grants } from './grants.js';
import { SigningKey } from './signing-key.js';

/** Milliseconds. */
const SLOW = 5000;

export interface IdOptions {
  file: string;
  /** Where people and programs reach the sandbox. */
  sandboxUrl: string;
  /** Where people reach the portal: the only place that they are sent back to. */
  publicUrl: string;
}

/** What the protocols of id share. */
export class IdentityProvider {
  readonly issuer: string;
  readonly publicUrl: string;
  readonly key: SigningKey;
  readonly grants = new Grants();

  constructor({ file, sandboxUrl, publicUrl }: IdOptions) {
    this.issuer = new URL('/id', sandboxUrl).href;
    this.publicUrl = publicUrl;
    this.key = new SigningKey(file);
  }

  /** Ends when a slow answer may leave. */
  slowness(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, SLOW));
  }
}
