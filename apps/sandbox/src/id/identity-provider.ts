import type { Client } from './client.js';
import { Grants } from './grants.js';
import { SigningKey } from './signing-key.js';

/** Milliseconds. */
const SLOW = 5000;

export interface IdOptions {
  file: string;
  /** Where people and programs reach the sandbox. */
  sandboxUrl: string;
  client: Client;
}

/** What the protocols of id share. */
export class IdentityProvider {
  readonly issuer: string;
  readonly client: Client;
  readonly key: SigningKey;
  readonly grants = new Grants();

  constructor({ file, sandboxUrl, client }: IdOptions) {
    this.issuer = new URL('/id', sandboxUrl).href;
    this.client = client;
    this.key = new SigningKey(file);
  }

  /** Ends when a slow answer may leave. */
  slowness(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, SLOW));
  }
}
