import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import * as jose from 'jose';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

interface Secret {
  /** Identifies the secret without revealing anything about it. */
  id: string;
  text: string;
}

/**
 * Seals texts that must be read again, and hashes texts that are too short for a plain hash. `ENCRYPTION_SECRET` is a
 * list, the newest first: the first secret seals and hashes, and all of them open and compare.
 */
@Injectable()
export class InstallationSecret {
  private readonly newest: Secret;
  private readonly older: Secret[];

  constructor(@Inject(CONFIG) { ENCRYPTION_SECRET }: Pick<Config, 'ENCRYPTION_SECRET'>) {
    const [newest = '', ...older] = ENCRYPTION_SECRET.split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    this.newest = secretOf(newest);
    this.older = older.map(secretOf);
  }

  /** The ids of the secrets that can be dropped once nothing needs them. */
  get olderIds(): string[] {
    return this.older.map(({ id }) => id);
  }

  /** The prefix of every text that was sealed with the newest secret, and of no other. */
  get sealedPrefix(): string {
    return `${jose.base64url.encode(JSON.stringify(headerOf(this.newest)))}.`;
  }

  /** A compact JWE, which `open` reads in every process that has the same secret in its list. */
  async seal(text: string): Promise<string> {
    return new jose.CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader(headerOf(this.newest))
      .encrypt(wrappingKey(this.newest));
  }

  /** @throws JOSEError if it was sealed with a secret that is not in the list */
  async open(sealed: string): Promise<string> {
    const { kid } = jose.decodeProtectedHeader(sealed);
    const all = [this.newest, ...this.older];
    const named = all.filter(({ id }) => id === kid);
    // Texts that were sealed before secrets had ids name none.
    let failure: unknown;
    for (const secret of named.length > 0 ? named : all) {
      try {
        const { plaintext } = await jose.compactDecrypt(sealed, wrappingKey(secret));
        return new TextDecoder().decode(plaintext);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** HMAC-SHA-256 with a key for this purpose only: without the secret a short text cannot be guessed from its hash. */
  hash(purpose: string, text: string): Buffer {
    return hmac(hmac(this.newest.text, purpose), text);
  }

  /** The hash under each secret, the newest first, since a stored hash may have been made with any of them. */
  hashes(purpose: string, text: string): Buffer[] {
    return [this.newest, ...this.older].map((secret) => hmac(hmac(secret.text, purpose), text));
  }

  /** The older secrets' hash keys for this purpose, by the secret's id. */
  olderKeys(purpose: string): { id: string; key: Buffer }[] {
    return this.older.map(({ id, text }) => ({ id, key: hmac(text, purpose) }));
  }
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const secretOf = (text: string): Secret => ({
  id: hmac(text, 'id').subarray(0, 9).toString('base64url'),
  text,
});

const headerOf = ({ id }: Secret) => ({ alg: 'dir', enc: 'A256GCM', kid: id });

const wrappingKey = ({ text }: Secret): Uint8Array =>
  new Uint8Array(createHash('sha256').update(text).digest());
