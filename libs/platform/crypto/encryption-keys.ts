import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import * as jose from 'jose';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
/** A new key is made this long before the newest one ends, so that no client holds an ended one. */
const RENEW_BEFORE_MS = 10 * 24 * 3600 * 1000;
const NEW_KEY_LOCK = 7_240_111;

interface StoredKey {
  kid: string;
  public_jwk: jose.JWK;
  sealed_private: string;
  expires_at: Date;
}

/** The key pairs for encrypted calls, shared by all processes through the database; private halves are wrapped. */
@Injectable()
export class EncryptionKeys {
  private readonly opened = new Map<string, { key: jose.CryptoKey; expiresAt: Date }>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Public keys, newest first. */
  async published(): Promise<jose.JWK[]> {
    const keys = await this.live(RENEW_BEFORE_MS);
    if (keys.length === 0) await this.create();
    return (keys.length > 0 ? keys : await this.live(0)).map((key) => key.public_jwk);
  }

  /** The private key of `kid`, or `undefined` where there is none that is still good. */
  async privateKey(kid: unknown): Promise<jose.CryptoKey | undefined> {
    if (typeof kid !== 'string' || !/^[\w-]{1,64}$/.test(kid)) return undefined;
    const known = this.opened.get(kid);
    if (known) return known.expiresAt > this.clock.now() ? known.key : undefined;
    const [row] = await this.database.query<StoredKey>(
      'select sealed_private, expires_at from platform.encryption_key where kid = $1 and expires_at > $2',
      [kid, this.clock.now()],
    );
    if (!row) return undefined;
    const { plaintext } = await jose.compactDecrypt(row.sealed_private, await this.wrappingKey());
    const key = (await jose.importJWK(
      JSON.parse(new TextDecoder().decode(plaintext)),
      'ECDH-ES',
    )) as jose.CryptoKey;
    this.opened.set(kid, { key, expiresAt: row.expires_at });
    return key;
  }

  private live(aheadMs: number): Promise<StoredKey[]> {
    return this.database.query<StoredKey>(
      'select kid, public_jwk from platform.encryption_key where expires_at > $1 order by created_at desc limit 2',
      [new Date(this.clock.now().getTime() + aheadMs)],
    );
  }

  private async create(): Promise<void> {
    const pair = await jose.generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const kid = randomUUID();
    const open = { ...(await jose.exportJWK(pair.publicKey)), kid, alg: 'ECDH-ES', use: 'enc' };
    const sealed = await new jose.CompactEncrypt(
      new TextEncoder().encode(JSON.stringify(await jose.exportJWK(pair.privateKey))),
    )
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(await this.wrappingKey());
    await this.database.transaction(async () => {
      await this.database.query('select pg_advisory_xact_lock($1)', [NEW_KEY_LOCK]);
      if ((await this.live(RENEW_BEFORE_MS)).length > 0) return;
      const now = this.clock.now();
      await this.database.query(
        `insert into platform.encryption_key (kid, public_jwk, sealed_private, created_at, expires_at)
         values ($1, $2::jsonb, $3, $4, $5)`,
        [kid, JSON.stringify(open), sealed, now, new Date(now.getTime() + LIFETIME_MS)],
      );
    });
  }

  private async wrappingKey(): Promise<Uint8Array> {
    return new Uint8Array(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(this.config.ENCRYPTION_SECRET)),
    );
  }
}
