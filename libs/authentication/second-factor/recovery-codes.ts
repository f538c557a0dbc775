import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { HashKeys } from '#libs/platform/crypto/hash-keys';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';

/** Without characters that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODES = 10;
const LENGTH = 10;

/** The purpose under which they are hashed. */
export const RECOVERY_CODE = 'recovery code';

/** Ten codes, each good once and stored hashed, for members who have lost the authenticator. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secret: InstallationSecret,
    private readonly hashKeys: HashKeys,
  ) {}

  /** New codes in place of the old ones, written as two groups. Must run in the caller's transaction. */
  async renew(member: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, randomCode);
    await this.deleteAll(member);
    await this.database.query(
      'insert into authentication.recovery_code (member, code_hash) select $1, unnest($2::bytea[])',
      [member, codes.map((code) => this.hashOf(member, code))],
    );
    return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  async deleteAll(member: string): Promise<void> {
    await this.database.query('delete from authentication.recovery_code where member = $1', [member]);
  }

  /** Whether it was one of the codes; of several at once with the same one only the first is told so. */
  async spend(member: string, code: string): Promise<boolean> {
    const hashes = await this.hashesOf(member, code);
    const { count: used } = await this.database.change(
      'update authentication.recovery_code set used_at = $3 where member = $1 and code_hash = any($2) and used_at is null',
      [member, hashes, this.clock.now()],
    );
    return used === 1;
  }

  async left(member: string): Promise<number> {
    const [row] = await this.database.query<{ left: string }>(
      'select count(*) as left from authentication.recovery_code where member = $1 and used_at is null',
      [member],
    );
    return Number(row?.left ?? 0);
  }

  /** Whether it is one of the codes that are left. */
  async has(member: string, code: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from authentication.recovery_code where member = $1 and code_hash = any($2) and used_at is null',
      [member, await this.hashesOf(member, code)],
    );
    return rows.length > 0;
  }

  /** Every hash under which the code may be stored, however it was typed. */
  private hashesOf(member: string, code: string): Promise<Buffer[]> {
    return this.hashKeys.hashes(RECOVERY_CODE, textOf(member, plain(code)));
  }

  private hashOf(member: string, code: string): Buffer {
    return this.secret.hash(RECOVERY_CODE, textOf(member, code));
  }
}

const textOf = (member: string, code: string) => `${member} ${code}`;

const randomCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** As it was created, however it was typed. */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
