import { Injectable } from '@nestjs/common';
import { Members } from '#libs/identity/index';
import { Ledger } from '#libs/ledger/index';
import { Messages } from '#libs/messaging/index';
import { toWire } from '#libs/money/amount';
import { type Currency, symbolOf } from '#libs/money/currency';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import type { MemberInfo } from './common/portal.calls.js';

/** Who is logged in: one reply that several contexts fill, all as of one moment. */
@Injectable()
export class MemberInfoService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly ledger: Ledger,
    private readonly messages: Messages,
    private readonly brands: BrandRegistry,
  ) {}

  of(caller: LoggedIn): Promise<MemberInfo> {
    return this.database.snapshot(async () => {
      const unread = await this.messages.unread(caller.person);
      const member = await this.members.find(caller.person);
      if (!member) throw new Refusal(platformErrors.error_not_found);
      const { settings } = this.brands.byId(member.brand);
      const balance = await this.ledger.balanceOf(member.id);
      const currency: Currency = balance?.currency ?? settings.currency;
      return {
        id: member.id,
        account: member.account,
        nickname: member.nickname,
        type: member.type,
        hasUpline: member.parent !== null,
        balance: balance?.balance ?? toWire(0n, currency),
        onHold: balance?.onHold ?? toWire(0n, currency),
        currency,
        currencySymbol: symbolOf(currency),
        vipFlag: member.vipRank > 0,
        vipRank: member.vipRank,
        vipLabel: `VIP ${member.vipRank}`,
        unreadMessages: unread.messages,
        availablePromos: unread.rewards,
        seq: unread.seq,
      };
    });
  }
}
