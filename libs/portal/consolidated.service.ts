import { Injectable } from '@nestjs/common';
import { ContractsByKind } from '#libs/agency/index';
import { VendorWallets } from '#libs/games/index';
import { BalanceService } from '#libs/ledger/index';
import { isTrial } from '#libs/members/common/member-types';
import { Members } from '#libs/members/index';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { getConsolidated } from './common/consolidated.calls.js';

/** Funds and contracts in one reply, from one database snapshot. */
@Injectable()
export class Consolidated {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly balances: BalanceService,
    private readonly contracts: ContractsByKind,
    private readonly wallets: VendorWallets,
  ) {}

  of(caller: LoggedIn): Promise<ValueOf<typeof getConsolidated>> {
    return this.database.snapshot(async () => {
      const member = await this.members.find(caller.person);
      if (!member) throw new AppError(platformErrors.error_not_found);
      const currency = this.brands.walletCurrency(member.brand, isTrial(member.type));
      const { balance, onHold, seq } = await this.balances.current(member.id, currency);
      const { realtime, hourly, daily, dividend } = await this.contracts.of(member);
      return {
        balance,
        onHold,
        atVendors: await this.wallets.outside(caller.brand, member.id, currency),
        currency,
        dailysalreqtype: daily.received,
        divtypereq: dividend.received,
        contracthoursalreqs: hourly.received,
        realtimesalreqtype: realtime.received,
        givesDailySalary: daily.mayOffer,
        givesHourlySalary: hourly.mayOffer,
        givesRealtimeSalary: realtime.mayOffer,
        givesDividend: dividend.mayOffer,
        seq,
      };
    });
  }
}
