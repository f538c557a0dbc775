import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { CodeOrder, CodeRecipient } from './code-order.js';
import { LoginHistory } from './login-history.js';
import { type CodeRequester, hashOfRequesterToken } from './requester-cookie.js';

const DAY_MS = 24 * 3_600_000;

/**
 * Whose share of the daily codes of a number or mail address is used: `device`, a browser that has used a code of it before;
 * `owner`, somebody who has proved to be the owner or comes from the owner's network; `stranger`, everybody else.
 */
export type RequesterKind = 'device' | 'owner' | 'stranger';

type CodeTarget = Pick<CodeRecipient, 'brand' | 'channel' | 'target'>;

/** Remembers which browsers have proved, by using a code, that they read the messages of a number or mail address. */
@Injectable()
export class ProvedRequesters {
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

  /** Remembers that the requester has used a code of this target. */
  async remember({ brand, channel, target }: CodeTarget, { token }: CodeRequester): Promise<void> {
    if (token === null) return;
    await this.database.query(
      `insert into verification.code_asker (brand, channel, target, asker_hash, proved_at) values ($1, $2, $3, $4, $5)
       on conflict (brand, channel, target, asker_hash) do update set proved_at = excluded.proved_at`,
      [brand, channel, target, hashOfRequesterToken(token), this.clock.now()],
    );
  }

  private async isVerified(
    { brand, channel, target }: CodeTarget,
    { token, shown }: CodeRequester,
    days: number,
  ): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from verification.code_asker
       where brand = $1 and channel = $2 and target = $3 and asker_hash = $4 and proved_at > $5`,
      [
        brand,
        channel,
        target,
        shown && token !== null ? hashOfRequesterToken(token) : null,
        new Date(this.clock.now().getTime() - days * DAY_MS),
      ],
    );
    return rows.length > 0;
  }
}
