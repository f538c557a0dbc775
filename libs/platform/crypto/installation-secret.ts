import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import * as jose from 'jose';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/** What only this installation can do: seal what it must read again, and hash what is too short for a plain hash. */
@Injectable()
export class InstallationSecret {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** A compact JWE that `open` reads, here and in every other process with the same secret. */
  async seal(text: string): Promise<string> {
    return new jose.CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(await this.wrappingKey());
  }

  /** @throws JOSEError where it was sealed with another secret */
  async open(sealed: string): Promise<string> {
    const { plaintext } = await jose.compactDecrypt(sealed, await this.wrappingKey());
    return new TextDecoder().decode(plaintext);
  }

  /** HMAC-SHA-256 under a key of this purpose alone: without the secret a short text cannot be guessed from it. */
  hash(purpose: string, text: string): Buffer {
    const key = createHmac('sha256', this.config.ENCRYPTION_SECRET).update(purpose).digest();
    return createHmac('sha256', key).update(text).digest();
  }

  private async wrappingKey(): Promise<Uint8Array> {
    return new Uint8Array(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(this.config.ENCRYPTION_SECRET)),
    );
  }
}
