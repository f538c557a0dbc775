import { Injectable } from '@nestjs/common';
import { VendorWallets } from '#libs/games/index';
import { Ledger, type MemberBalance } from '#libs/ledger/index';
import { avatarNamed } from '#libs/members/common/avatars';
import { isTrial } from '#libs/members/common/member-types';
import { type Member, Members } from '#libs/members/index';
import type { UnreadCountsValue } from '#libs/messaging/common/unread-counts';
import { UnreadCounts } from '#libs/messaging/index';
import { toWire } from '#libs/money/amount';
import { type Currency, symbolOf } from '#libs/money/currency';
import { BatchLoader } from '#libs/platform/batch/batch-loader';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { MemberInfo } from './common/portal.calls.js';

/** What is read of a member besides its row. */
interface Read {
  balance: MemberBalance | undefined;
  unread: UnreadCountsValue | undefined;
  seq: number;
}

/**
 * The logged-in member: one reply that several contexts fill, from one snapshot. Concurrent requests are read together.
 */
@Injectable()
export class MemberInfoService {
  private readonly infos = new BatchLoader<string, MemberInfo>({
    size: 256,
    inFlight: 2,
    load: (persons) => this.read(persons),
  });

  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly ledger: Ledger,
    private readonly unreadCounts: UnreadCounts,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly wallets: VendorWallets,
  ) {}

  async of(caller: LoggedIn): Promise<MemberInfo> {
    const info = await this.infos.load(caller.person);
    if (!info) throw new AppError(platformErrors.error_not_found);
    return info;
  }

  private read(persons: string[]): Promise<Map<string, MemberInfo>> {
    return this.database.snapshot(async () => {
      const ranges = await this.events.ranges(persons);
      const members = await this.members.findAll(persons);
      const balances = await this.ledger.balancesOf(
        [...members.values()].map((member) => ({ member: member.id, currency: this.currencyOf(member) })),
      );
      const unread = await this.unreadCounts.of(persons);
      const infos = [...members.values()].map((member): [string, MemberInfo] => {
        const { id } = member;
        const seq = ranges.get(id)?.head ?? 0;
        return [id, this.infoOf(member, { balance: balances.get(id), unread: unread.get(id), seq })];
      });
      return new Map(infos);
    });
  }

  private currencyOf({ brand, type }: Member): Currency {
    return this.brands.walletCurrency(brand, isTrial(type));
  }

  private infoOf(member: Member, { balance, unread, seq }: Read): MemberInfo {
    const currency = this.currencyOf(member);
    return {
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      avatar: avatarNamed(member.avatar),
      type: member.type,
      hasUpline: member.parent !== null,
      hasVendorWallets: this.wallets.areOffered(member.brand),
      balance: balance?.balance ?? toWire(0n, currency),
      onHold: balance?.onHold ?? toWire(0n, currency),
      bonus: balance?.bonus ?? toWire(0n, currency),
      currency,
      currencySymbol: symbolOf(currency),
      vipFlag: member.vipRank > 0,
      vipRank: member.vipRank,
      vipLabel: `VIP ${member.vipRank}`,
      unreadMessages: unread?.messages ?? 0,
      availablePromos: unread?.rewards ?? 0,
      claimableMissions: unread?.missions ?? 0,
      seq,
    };
  }
}
