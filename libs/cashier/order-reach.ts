import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { REACH_MAX } from '#libs/site/common/setting-reach';
import { type FoundReach, SettingReaches } from '#libs/site/index';

/** At most so many of a brand's newest orders are read to count its members. */
const MAX_READ = 20_000;

interface Orders {
  table: string;
  member: string;
  at: string;
  /** The condition of orders that are not over, if there are any. */
  open: string | null;
}

const DEPOSITS: Orders = {
  table: 'cashier.deposit',
  member: 'member',
  at: 'created_at',
  open: `status in ('created', 'pending')`,
};
const WITHDRAWALS: Orders = {
  table: 'cashier.withdrawal',
  member: 'member',
  at: 'created_at',
  open: `status in ('requested', 'approved', 'distributed', 'disputed', 'force-proposed')`,
};
const TRANSFERS: Orders = { table: 'cashier.transfer', member: 'sender', at: 'at', open: null };

/**
 * Counts the reach of a limit before operators change it: how many members made such orders lately, and how many orders are
 * open. The page of settings shows it.
 */
@Injectable()
export class OrderReach implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly reaches: SettingReaches,
  ) {}

  onModuleInit(): void {
    this.reaches.register('deposits', (brand, since) => this.count(DEPOSITS, brand, since));
    this.reaches.register('withdrawals', (brand, since) => this.count(WITHDRAWALS, brand, since));
    this.reaches.register('transfers', (brand, since) => this.count(TRANSFERS, brand, since));
  }

  /** The cost does not grow with the table, since at most `MAX_READ` and `REACH_MAX` orders are read. */
  private async count(orders: Orders, brand: string, since: Date): Promise<FoundReach> {
    const { table, member, at, open } = orders;
    const [row] = await this.database.query<{ members: number; read: number; open: number | null }>(
      `select count(distinct member)::int as members, count(*)::int as read,
         ${open === null ? 'null' : `(select count(*)::int from (select from ${table} where brand = $1 and ${open} limit ${REACH_MAX + 1}) o)`} as open
       from (select ${member} as member from ${table} where brand = $1 and ${at} > $2
             order by ${at} desc limit ${MAX_READ}) newest`,
      [brand, since],
    );
    const { members = 0, read = 0, open: openOrders = null } = row ?? {};
    return { members, isMore: read === MAX_READ, openOrders };
  }
}
