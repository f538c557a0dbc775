import { Grants } from './grants.js';
import { SigningKey } from './signing-key.js';

/** Milliseconds. */
const SLOW = 5000;

export interface IdOptions {
  file: string;
  /** The sandbox's address for browsers and programs. */
  sandboxUrl: string;
  /** The portal's address for browsers: the only origin that people are redirected to. */
  publicUrl: string;
}

/** Shared by the protocols of `id`. */
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

  /** Resolves when a slow answer may be sent. */
  slowness(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, SLOW));
  }
}
