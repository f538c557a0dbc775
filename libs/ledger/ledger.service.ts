import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { type Currency, PLAY_CURRENCY } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { balanceChanged } from './common/ledger.events.js';

/**
 * A member's accounts: `wallet` may be spent, `hold` is reserved by open withdrawals, `bonus` can only be played with; `points` has points
 * (PTS).
 */
export type MemberAccount = 'wallet' | 'hold' | 'bonus' | 'points';
/**
 * The house's side of a transaction. `bank` is the balance of the bank statements with the opposite sign: it falls by what banks
 * receive. `fee` has the fees of payments, `suspense` payments that are not credited to anybody yet, `debts` what
 * members owe (below zero). `transit` has what is on
 * its way to a vendor's wallets, `vendor-wallets-<code>` what members have there.
 */
export type HouseAccount =
  | 'bank'
  | 'fee'
  | 'suspense'
  | 'debts'
  | 'games'
  | 'salary'
  | 'dividend'
  | 'bonus'
  | 'rebate'
  | 'points'
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
  bonus: string;
  currency: Currency;
}

/** The condition of members with a currency each. */
const OF_WALLETS = '(member, currency) in (select * from unnest($1::bigint[], $2::text[]))';

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
      await this.publish(await this.balances('id = any($1::bigint[])', accounts));
      return statuses;
    });
  }

  /** Runs after each posting with the accounts that it moved, in its transaction and before `balance.changed` is appended. */
  onPosted(listener: (accounts: string[]) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** `undefined` for a person without a wallet in this currency, such as an operator. */
  async balanceOf(member: string, currency: Currency): Promise<MemberBalance | undefined> {
    return (await this.balancesOf([{ member, currency }])).get(member);
  }

  /** `balanceOf` many persons, each in one currency. Those without a wallet in it are left out. */
  async balancesOf(wallets: { member: string; currency: Currency }[]): Promise<Map<string, MemberBalance>> {
    const rows = await this.balances(
      OF_WALLETS,
      wallets.map(({ member }) => member),
      wallets.map(({ currency }) => currency),
    );
    return new Map(rows.map((row) => [row.member, row]));
  }

  /** Appends `balance.changed`, where money was moved by SQL. In the transaction that moved it. */
  async publishBalance(member: string, currency: Currency): Promise<void> {
    await this.publish(await this.balances(OF_WALLETS, [member], [currency]));
  }

  private async publish(rows: Awaited<ReturnType<Ledger['balances']>>): Promise<void> {
    for (const { member, brand, ...data } of rows)
      await this.events.append(balanceChanged, member, brand, data);
  }

  private async balances(condition: string, ...parameters: unknown[]) {
    const rows = await this.database.query<{
      member: string;
      brand: string;
      currency: Currency;
      wallet: string;
      hold: string;
      bonus: string;
    }>(
      `select a.member, a.brand, a.currency,
              coalesce(sum(b.amount) filter (where a.kind = 'wallet'), 0) as wallet,
              coalesce(sum(b.amount) filter (where a.kind = 'hold'), 0) as hold,
              coalesce(sum(b.amount) filter (where a.kind = 'bonus'), 0) as bonus
       from (select distinct brand, member, currency from ledger.account
             where owner = 'member' and kind in ('wallet', 'hold', 'bonus') and ${condition}) m
       join ledger.account a on a.brand = m.brand and a.owner = 'member' and a.member = m.member
         and a.kind in ('wallet', 'hold', 'bonus') and a.currency = m.currency
       join ledger.balance b on b.account = a.id group by 1, 2, 3 order by a.member`,
      parameters,
    );
    return rows.map(({ member, brand, currency, wallet, hold, bonus }) => ({
      member,
      brand,
      currency,
      balance: toWire(BigInt(wallet), currency),
      onHold: toWire(BigInt(hold), currency),
      bonus: toWire(BigInt(bonus), currency),
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
