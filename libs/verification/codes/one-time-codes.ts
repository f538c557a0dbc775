import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { latinDigits } from '#libs/members/common/mobile-number';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import type { SentCode } from '../common/code-fields.js';
import { verificationErrors } from '../common/verification.errors.js';
import { CodeDelivery } from './code-delivery.js';
import { CodeLimits } from './code-limits.js';
import type { CodeOrder, CodeProof } from './code-order.js';
import { ProvedRequesters } from './proved-requesters.js';
import { type CodeRequester, hashOfRequesterToken } from './requester-cookie.js';

const MINUTE_MS = 60_000;

interface StoredCode {
  id: string;
  code_hash: Buffer;
  tries: number;
  expires_at: Date;
  used_at: Date | null;
}

/** Codes of six digits that prove a mobile number or a mail address. Only a keyed hash is stored. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly secret: InstallationSecret,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly limits: CodeLimits,
    private readonly delivery: CodeDelivery,
    private readonly requesters: ProvedRequesters,
  ) {}

  /**
   * Sends a code, and says when the next may be asked for. It takes the place of an older one of the same purpose and
   * target that the same requester asked for. Call it before a transaction begins. A code that could not be sent is deleted,
   * and the older one counts again.
   * @throws AppError 429 error_sms_too_many, 503 error_sms_* or error_mail_failed, 400 for a number that does not exist
   */
  async send(order: CodeOrder): Promise<SentCode> {
    const { resendMinutes } = this.rules(order.brand);
    const taken = await this.limits.take(order, await this.requesters.kindOf(order));
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const id = await this.store(order, code);
    try {
      await this.delivery.send(order, id, code);
    } catch (error) {
      await this.delete(id);
      await this.limits.release(taken);
      throw error;
    }
    const expiresAt = new Date(this.clock.now().getTime() + resendMinutes * MINUTE_MS);
    return { expiredMinutes: resendMinutes, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Spends the code that this requester was sent last for this purpose and target. Of many at once one is right. Call it
   * before a transaction begins, so that both the use and a wrong try count whatever becomes of it.
   * @throws AppError 422 error_code_wrong with the tries that are `left`, error_code_expired where there is none to spend
   */
  async spend(proof: CodeProof): Promise<void> {
    const left = await this.database.inOwnTransaction(() => this.check(proof));
    if (left === 'spent') return;
    if (left === 'none') throw new AppError(verificationErrors.error_code_expired);
    throw new AppError(verificationErrors.error_code_wrong, { params: { left } });
  }

  private async store(order: CodeOrder, code: string): Promise<string> {
    const { brand, purpose, channel, target, requester } = order;
    const id = randomUUID();
    const now = this.clock.now();
    const end = new Date(now.getTime() + this.rules(brand).codeMinutes * MINUTE_MS);
    const [hash] = this.hashesOf(id, code);
    await this.database.inOwnTransaction(() =>
      this.database.query(
        `insert into verification.one_time_code
           (id, brand, purpose, channel, target, code_hash, created_at, expires_at, asker_hash, asked_from)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [id, brand, purpose, channel, target, hash, now, end, ...keysOf(requester)],
      ),
    );
    return id;
  }

  private async delete(id: string): Promise<void> {
    await this.database.inOwnTransaction(() =>
      this.database.query('delete from verification.one_time_code where id = $1', [id]),
    );
  }

  /** Uses a right code up, and counts a wrong one. @returns how many tries are left after a wrong one */
  private async check(proof: CodeProof): Promise<number | 'spent' | 'none'> {
    const { brand, code, requester } = proof;
    const row = await this.find(proof);
    const { tries } = this.rules(brand);
    const now = this.clock.now();
    if (!row || row.used_at || row.expires_at <= now || row.tries >= tries) return 'none';
    if (this.hashesOf(row.id, readCode(code)).some((hash) => timingSafeEqual(hash, row.code_hash))) {
      await this.database.query('update verification.one_time_code set used_at = $2 where id = $1', [
        row.id,
        now,
      ]);
      if (requester) await this.requesters.remember(proof, requester);
      return 'spent';
    }
    await this.database.query('update verification.one_time_code set tries = tries + 1 where id = $1', [
      row.id,
    ]);
    return tries - row.tries - 1;
  }

  /** A browser that sent its token is found by that alone: else all behind one IP address could try each other's codes. */
  private async find({
    brand,
    purpose,
    channel,
    target,
    requester,
  }: CodeProof): Promise<StoredCode | undefined> {
    const [hash, network] = keysOf(requester);
    const [row] = await this.database.query<StoredCode>(
      `select id, code_hash, tries, expires_at, used_at from verification.one_time_code
       where brand = $1 and purpose = $2 and channel = $3 and target = $4
         and case when $5::bytea is not null then asker_hash = $5
                  when $6::text is not null then asked_from = $6
                  else asker_hash is null and asked_from is null end
       order by created_at desc limit 1 for update`,
      [brand, purpose, channel, target, hash, network],
    );
    return row;
  }

  private hashesOf(id: string, code: string): Buffer[] {
    return this.secret.hashes('one-time code', `${id} ${code}`);
  }

  private rules(brand: string) {
    return this.brands.byId(brand).settings.identity.sms;
  }
}

/** As somebody copies it: with a blank in it, or in Bengali digits. */
const readCode = (text: string) => latinDigits(text).replace(/\s/g, '');

/** What a requester is found by: its token, or its network where it sent none. */
const keysOf = (requester: CodeRequester | undefined): [hash: Buffer | null, network: string | null] => [
  requester?.token ? hashOfRequesterToken(requester.token) : null,
  requester && !requester.shown ? networkOf(requester.address) : null,
];
