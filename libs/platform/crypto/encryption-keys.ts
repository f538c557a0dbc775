import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import * as jose from 'jose';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { InstallationSecret } from './installation-secret.js';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
/** A new key is created this long before the newest one expires, so that no client holds an expired key. */
const RENEW_BEFORE_MS = 10 * 24 * 3600 * 1000;
const NEW_KEY_LOCK = 7_240_111;

interface StoredKey {
  kid: string;
  public_jwk: jose.JWK;
  sealed_private: string;
  expires_at: Date;
}

/** The key pairs for encrypted calls, shared by all processes through the database. Private keys are stored wrapped. */
@Injectable()
export class EncryptionKeys {
  private readonly opened = new Map<string, { key: jose.CryptoKey; expiresAt: Date }>();

  constructor(
    private readonly secret: InstallationSecret,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Public keys, newest first. */
  async published(): Promise<jose.JWK[]> {
    const keys = await this.live(RENEW_BEFORE_MS);
    if (keys.length === 0) await this.create();
    return (keys.length > 0 ? keys : await this.live(0)).map((key) => key.public_jwk);
  }

  /** The private key of `kid`, or `undefined` if there is no live one. */
  async privateKey(kid: unknown): Promise<jose.CryptoKey | undefined> {
    if (typeof kid !== 'string' || !/^[\w-]{1,64}$/.test(kid)) return undefined;
    const known = this.opened.get(kid);
    if (known) return known.expiresAt > this.clock.now() ? known.key : undefined;
    const [row] = await this.database.query<StoredKey>(
      'select sealed_private, expires_at from platform.encryption_key where kid = $1 and expires_at > $2',
      [kid, this.clock.now()],
    );
    if (!row) return undefined;
    const jwk = JSON.parse(await this.secret.open(row.sealed_private)) as jose.JWK;
    const key = (await jose.importJWK(jwk, 'ECDH-ES')) as jose.CryptoKey;
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
    const sealed = await this.secret.seal(JSON.stringify(await jose.exportJWK(pair.privateKey)));
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
}
