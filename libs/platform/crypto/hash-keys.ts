import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { InstallationSecret } from './installation-secret.js';

/**
 * Hashes of texts that cannot be hashed again, such as recovery codes on paper. They survive a change of the
 * installation's secret: the hash key of each purpose is stored, sealed with the newer secret.
 */
@Injectable()
export class HashKeys {
  constructor(
    private readonly secret: InstallationSecret,
    private readonly database: Database,
  ) {}

  /** Every hash under which the text may be stored, the newest first. */
  async hashes(purpose: string, text: string): Promise<Buffer[]> {
    const kept = await this.database.query<{ sealed_key: string }>(
      'select sealed_key from platform.hash_key where purpose = $1 and secret_id <> all($2)',
      [purpose, this.secret.olderIds],
    );
    // A key whose secret was dropped too early cannot be opened. It is left out, so that texts hashed with the other
    // keys still match.
    const keys = await Promise.all(kept.map((row) => this.secret.open(row.sealed_key).catch(() => null)));
    const before = keys
      .filter((key) => key !== null)
      .map((key) => createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest());
    return [...this.secret.hashes(purpose, text), ...before];
  }

  /** Stores the older secrets' keys for a purpose. */
  async storeOlderKeys(purpose: string, now: Date): Promise<void> {
    for (const { id, key } of this.secret.olderKeys(purpose))
      await this.database.query(
        `insert into platform.hash_key (secret_id, purpose, sealed_key, kept_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [id, purpose, await this.secret.seal(key.toString('base64url')), now],
      );
  }
}
