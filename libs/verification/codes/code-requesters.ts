import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { CodeAddress, CodeOrder } from './code-order.js';
import { type CodeRequester, hashOfHandle } from './code-requester.js';
import { LoginHistory } from './login-history.js';

const DAY_MS = 24 * 3_600_000;

/**
 * Whose share of a number's codes is used: of a browser that proved the number before, of who has the owner's password
 * or comes from the owner's network address, or of everybody else.
 */
export type RequesterKind = 'device' | 'owner' | 'stranger';

type Number = Pick<CodeAddress, 'brand' | 'channel' | 'target'>;

/** Which browsers that ask for codes have used a code of the same number before. */
@Injectable()
export class CodeRequesters {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly logins: LoginHistory,
  ) {}

  /** Costs the same for a number that nobody has. */
  async kindOf(order: CodeOrder): Promise<RequesterKind> {
    const { requester, owner = null, brand } = order;
    if (!requester) return owner === null ? 'stranger' : 'owner';
    const { deviceDays, addressDays } = this.brands.byId(brand).settings.identity.login;
    const verified = await this.isVerified(order, requester, deviceDays);
    const near = await this.logins.hasLoggedInFrom(owner, requester.address, addressDays);
    return verified ? 'device' : near ? 'owner' : 'stranger';
  }

  /** Remembers that the requester reads the messages of the number. */
  async remember({ brand, channel, target }: Number, { handle }: CodeRequester): Promise<void> {
    if (handle === null) return;
    await this.database.query(
      `insert into verification.code_asker (brand, channel, target, asker_hash, proved_at) values ($1, $2, $3, $4, $5)
       on conflict (brand, channel, target, asker_hash) do update set proved_at = excluded.proved_at`,
      [brand, channel, target, hashOfHandle(handle), this.clock.now()],
    );
  }

  private async isVerified(
    { brand, channel, target }: Number,
    { handle, shown }: CodeRequester,
    days: number,
  ): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from verification.code_asker
       where brand = $1 and channel = $2 and target = $3 and asker_hash = $4 and proved_at > $5`,
      [
        brand,
        channel,
        target,
        shown && handle !== null ? hashOfHandle(handle) : null,
        new Date(this.clock.now().getTime() - days * DAY_MS),
      ],
    );
    return rows.length > 0;
  }
}
