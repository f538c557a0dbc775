import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { type Currency, PLAY_CURRENCY } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { balanceChanged } from './common/ledger.events.js';

/** A member's accounts: `wallet` may be spent, `hold` is reserved by open withdrawals. */
export type MemberAccount = 'wallet' | 'hold';
/**
 * The house's side of a transaction. `bank` is the balance of the bank statements with the opposite sign: it falls by what banks
 * receive. `fee` has the fees of payments, `suspense` payments that are not credited to anybody yet. `transit` has what is on
 * its way to a vendor's wallets, `vendor-wallets-<code>` what members have there.
 */
export type HouseAccount =
  | 'bank'
  | 'fee'
  | 'suspense'
  | 'games'
  | 'salary'
  | 'dividend'
  | 'bonus'
  | 'adjustment'
  | 'play'
  | 'transit'
  | `vendor-wallets-${string}`;

export interface LedgerItem {
  /** Unique within the brand. Posting it again moves nothing. */
  key: string;
  brand: string;
  /** The caller's name for this kind of transaction. The account record shows it. */
  kind: string;
  /** Id of the cause, such as a deposit. */
  reference: string;
  /** Minor units; the sum is zero. */
  postings: { account: string; amount: bigint }[];
}

export type ItemStatus =
  | 'posted'
  | 'replayed'
  | 'key_conflict'
  | 'insufficient'
  | 'unbalanced'
  | 'unknown_account'
  | 'wrong_currency';

export interface MemberBalance {
  balance: string;
  onHold: string;
  currency: Currency;
}

/** The ledger's interface. Only `post` moves balances. */
@Injectable()
export class Ledger {
  private readonly listeners: ((accounts: string[]) => Promise<void>)[] = [];

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Opens a member's wallet and hold, if they do not exist. */
  async openMember(brand: string, member: string, currency: Currency): Promise<void> {
    await this.database.query(
      `select ledger.open_account($1, $2, 'wallet', $3), ledger.open_account($1, $2, 'hold', $3)`,
      [brand, member, currency],
    );
  }

  /** Posts play money to a trial account's wallet, once. Joins the caller's transaction. */
  async grantPlayMoney(brand: string, member: string, amount: bigint): Promise<void> {
    const [status] = await this.post([
      {
        key: `play-money:${member}`,
        brand,
        kind: 'play-money',
        reference: member,
        postings: [
          { account: await this.memberAccount(brand, member, 'wallet', PLAY_CURRENCY), amount },
          { account: await this.houseAccount(brand, 'play', PLAY_CURRENCY), amount: -amount },
        ],
      },
    ]);
    if (status !== 'posted' && status !== 'replayed') throw new Error(`play money was not posted: ${status}`);
  }

  /** The account's id. Opens the account if it does not exist. */
  async memberAccount(
    brand: string,
    member: string,
    kind: MemberAccount,
    currency: Currency,
  ): Promise<string> {
    return this.account(brand, member, kind, currency);
  }

  /** The accounts' ids by member. Opens accounts that do not exist. */
  async memberAccounts(
    brand: string,
    members: string[],
    kind: MemberAccount,
    currency: Currency,
  ): Promise<Map<string, string>> {
    const rows = await this.database.query<{ member: string; account: string }>(
      `select asked.member, coalesce(a.id, ledger.open_account($1, asked.member, $3, $4)) as account
       from (select distinct unnest($2::bigint[]) as member) asked left join ledger.account a
         on a.brand = $1 and a.owner = 'member' and a.member = asked.member and a.kind = $3 and a.currency = $4
       order by asked.member`,
      [brand, members, kind, currency],
    );
    return new Map(rows.map(({ member, account }) => [member, account]));
  }

  /** The account's id. Opens the account if it does not exist. */
  async houseAccount(brand: string, kind: HouseAccount, currency: Currency): Promise<string> {
    return this.account(brand, null, kind, currency);
  }

  /**
   * Moves money, and appends `balance.changed` for each member whose balance moved. Joins the caller's transaction, so that a move
   * and its money are written together. Does not throw for a refused item: the caller decides what its status means.
   */
  async post(items: LedgerItem[]): Promise<ItemStatus[]> {
    return this.database.transaction(async () => {
      const rows = await this.database.query<{ status: ItemStatus }>(
        `select status from ledger.post($1::jsonb, ${databaseNow('$2')}) order by ord`,
        [JSON.stringify(items, bigintAsNumber), this.clock.offsetMs],
      );
      const statuses = rows.map((row) => row.status);
      const posted = items.filter((_, index) => statuses[index] === 'posted');
      const accounts = [...new Set(posted.flatMap((item) => item.postings.map(({ account }) => account)))];
      if (accounts.length === 0) return statuses;
      for (const listener of this.listeners) await listener(accounts);
      await this.publishBalances(accounts);
      return statuses;
    });
  }

  /** Runs after each posting with the accounts that it moved, in its transaction and before `balance.changed` is appended. */
  onPosted(listener: (accounts: string[]) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** `undefined` for a person without accounts, such as an operator. */
  async balanceOf(member: string): Promise<MemberBalance | undefined> {
    return (await this.balancesOf([member])).get(member);
  }

  /** `balanceOf` many persons. Those without accounts are left out. */
  async balancesOf(members: string[]): Promise<Map<string, MemberBalance>> {
    const rows = await this.balances('member = any($1::bigint[])', members);
    return new Map(rows.map((row) => [row.member, row]));
  }

  private async publishBalances(accounts: string[]): Promise<void> {
    const rows = await this.balances('id = any($1::bigint[]) and member is not null', accounts);
    for (const { member, brand, ...data } of rows)
      await this.events.append(balanceChanged, member, brand, data);
  }

  private async balances(condition: string, parameter: unknown) {
    const rows = await this.database.query<{
      member: string;
      brand: string;
      currency: Currency;
      wallet: string;
      hold: string;
    }>(
      `select a.member, a.brand, a.currency,
              coalesce(sum(b.amount) filter (where a.kind = 'wallet'), 0) as wallet,
              coalesce(sum(b.amount) filter (where a.kind = 'hold'), 0) as hold
       from (select distinct brand, member, currency from ledger.account where ${condition}) m
       join ledger.account a on a.brand = m.brand and a.owner = 'member' and a.member = m.member
         and a.kind in ('wallet', 'hold') and a.currency = m.currency
       join ledger.balance b on b.account = a.id group by 1, 2, 3 order by a.member`,
      [parameter],
    );
    return rows.map(({ member, brand, currency, wallet, hold }) => ({
      member,
      brand,
      currency,
      balance: toWire(BigInt(wallet), currency),
      onHold: toWire(BigInt(hold), currency),
    }));
  }

  private async account(
    brand: string,
    member: string | null,
    kind: string,
    currency: Currency,
  ): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'select ledger.open_account($1, $2, $3, $4) as id',
      [brand, member, kind, currency],
    );
    if (!row) throw new Error('open_account answers with an id');
    return row.id;
  }
}

/** Minor units stay below 2^53, so they are exact as JSON numbers. */
const bigintAsNumber = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);
