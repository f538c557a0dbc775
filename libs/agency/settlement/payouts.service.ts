import { Injectable } from '@nestjs/common';
import { type ItemStatus, Ledger, type LedgerItem, OutgoingFreezes } from '#libs/ledger/index';
import { CURRENCIES } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events, type WrittenEvent } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { PayoutSummary } from '../common/salary.calls.js';
import { dividendPaid } from '../common/salary.events.js';
import { PAYOUT_COLUMNS, PAYOUT_TABLES, type PayoutRow, summaryOf } from './payout-row.js';

/** The most payouts of a payment group: those that one transaction pays. */
const GROUP_SIZE = 500;
const FROZEN_FOR = 'unpaid-dividend';
const DIGITS = JSON.stringify(
  Object.fromEntries(Object.entries(CURRENCIES).map(([code, { digits }]) => [code, digits])),
);

const FROM_HOUSE = `p.status = 'pending' and p.payer is null`;
/**
 * A dividend waits while its payer has a pending one to receive, so that money moves down the tree from the top. `not in` reads the
 * pending ones once; `not exists` would read them for each row if statistics were taken when none was pending.
 */
const FROM_UPLINE = `p.status = 'pending' and p.payer not in (select above.payee from agency.payout above
  where above.kind = 'dividend' and above.status = 'pending')`;
const UNPAID = `p.status = 'unpaid'`;

interface FailedPayout {
  id: string;
  error: unknown;
}

/** Pays payouts, each once: status and posting are in one transaction, and the posting has a key of its own. */
@Injectable()
export class Payouts {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly freezes: OutgoingFreezes,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Pays what is pending, and then what is unpaid.
   * @throws Error of the first that failed, after all were tried
   */
  async payOpen(): Promise<void> {
    const failed: FailedPayout[] = [];
    await this.tryPending(failed);
    await this.tryUnpaid(failed);
    throwFirst(failed);
  }

  /**
   * Pays all pending payouts, two payment groups at a time. Several workers may do so at once.
   * @throws Error of the first that could not be paid, once the others were tried. The dividends that its payee owes wait for it
   */
  async payPending(): Promise<void> {
    const failed: FailedPayout[] = [];
    await this.tryPending(failed);
    throwFirst(failed);
  }

  private async tryPending(failed: FailedPayout[]): Promise<void> {
    const payAll = async (condition: string, pay: (ids: string[]) => Promise<void>) => {
      while ((await this.payNext(condition, '0', failed, pay)) !== undefined);
    };
    const fromHouse = () => payAll(FROM_HOUSE, (ids) => this.payFromHouse(ids));
    const fromUpline = () => payAll(FROM_UPLINE, (ids) => this.payFromUplines(ids));
    await Promise.all([fromHouse(), fromHouse()]);
    await Promise.all([fromUpline(), fromUpline()]);
  }

  /** Retries once each dividend for which the payer's wallet was too short. */
  private async tryUnpaid(failed: FailedPayout[]): Promise<void> {
    let after: string | undefined = '0';
    const pay = (ids: string[]) => this.payFromUplines(ids);
    while (after !== undefined) after = await this.payNext(UNPAID, after, failed, pay);
  }

  /** @throws AppError 404 if the caller owes no such dividend; 409 if it is not unpaid; 422 if the wallet is too short */
  async payDividend(caller: LoggedIn, id: string): Promise<PayoutSummary> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query<PayoutRow>(
        `select ${PAYOUT_COLUMNS} from ${PAYOUT_TABLES} where p.id = $1 and p.payer = $2 for update of p`,
        [id, caller.person],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      if (row.status !== 'unpaid') throw new AppError(agencyErrors.error_dividend_not_owed);
      const [paid] = await this.pay([row]);
      if (paid?.status !== 'paid') throw new AppError(agencyErrors.error_dividend_funds_short);
      return summaryOf(paid, caller.person);
    });
  }

  /**
   * Pays the next payment group in a transaction and returns its last id. If the group fails, each payout of it is paid alone, so that
   * one that fails stops no other of the group.
   */
  private payNext(
    condition: string,
    after: string,
    failed: FailedPayout[],
    pay: (ids: string[]) => Promise<void>,
  ): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const rows = await this.database.query<{ id: string }>(
        `select p.id from agency.payout p where ${condition} and p.id > $1 and p.id <> all($2::bigint[])
         order by p.id limit ${GROUP_SIZE} for update of p skip locked`,
        [after, failed.map(({ id }) => id)],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return undefined;
      try {
        await this.database.savepoint(() => pay(ids));
      } catch {
        for (const id of ids)
          await this.database
            .savepoint(() => pay([id]))
            .catch((error: unknown) => failed.push({ id, error }));
      }
      return ids.at(-1);
    });
  }

  /** Pays all in one statement. The caller has locked the rows. */
  private async payFromHouse(ids: string[]): Promise<void> {
    const [row] = await this.database.query<{ events: WrittenEvent[] }>(
      'select agency.pay_from_house(p_payouts => $1, p_at => $2, p_digits => $3) as events',
      [ids, this.clock.now(), DIGITS],
    );
    this.database.afterCommit(() => this.events.publish(row?.events ?? []));
  }

  private async payFromUplines(ids: string[]): Promise<void> {
    const rows = await this.database.query<PayoutRow>(
      `select ${PAYOUT_COLUMNS} from ${PAYOUT_TABLES} where p.id = any($1::bigint[]) order by p.id`,
      [ids],
    );
    await this.pay(rows);
  }

  /** Posts dividends and writes which are paid and which unpaid. The caller's transaction has locked the rows. */
  private async pay(rows: PayoutRow[]): Promise<PayoutRow[]> {
    const statuses = await this.ledger.post(await this.ledgerItems(rows));
    const now = this.clock.now();
    const done = rows.map((row, index): PayoutRow => {
      const paid = wasPaid(row, statuses[index]);
      return { ...row, status: paid ? 'paid' : 'unpaid', paidAt: paid ? now : null };
    });
    await this.database.query(
      `update agency.payout p set status = d.status, paid_at = case d.status when 'paid' then $3::timestamptz end
       from unnest($1::bigint[], $2::text[]) as d (id, status) where p.id = d.id`,
      [done.map((row) => row.id), done.map((row) => row.status), now],
    );
    await this.updateFreezes(done);
    for (const [index, row] of done.entries())
      if (row.status !== rows[index]?.status) await this.publish(row, now);
    return done;
  }

  private async ledgerItems(rows: PayoutRow[]): Promise<LedgerItem[]> {
    const wallets = new Map<string | null, string>();
    for (const brand of new Set(rows.map((row) => row.brand))) {
      const { currency } = this.brands.byId(brand).settings;
      const ours = rows.filter((row) => row.brand === brand);
      const members = ours.flatMap(({ payee, payer }) => [payee, payer ?? payee]);
      const accounts = await this.ledger.memberAccounts(brand, members, 'wallet', currency);
      for (const [member, account] of accounts) wallets.set(member, account);
    }
    const walletOf = (member: string | null) => {
      const account = wallets.get(member);
      if (!account) throw new Error('every payee and payer has a wallet');
      return account;
    };
    return rows.map(({ id, brand, payer, payee, amount }) => ({
      key: `dividend:${id}`,
      brand,
      kind: 'dividend',
      reference: id,
      postings: [
        { account: walletOf(payer), amount: -BigInt(amount) },
        { account: walletOf(payee), amount: BigInt(amount) },
      ],
    }));
  }

  /** Freezes outgoing money of payers who owe a dividend, and releases those who owe none any more. */
  private async updateFreezes(rows: PayoutRow[]): Promise<void> {
    const payers = new Set<string>();
    for (const { brand, payer, status } of rows) {
      if (payer === null) continue; // paid by the house
      const { unpaidDividendFreezes } = this.brands.byId(brand).settings.contracts;
      if (status === 'paid') payers.add(payer);
      else if (unpaidDividendFreezes) await this.freezes.freeze(payer, FROZEN_FOR);
    }
    if (payers.size === 0) return;
    const free = await this.database.query<{ payer: string }>(
      `select payer from unnest($1::bigint[]) as d (payer) join ledger.outgoing_freeze_view f on f.member = payer and f.reason = $2
       where not exists (select from agency.payout p where p.payer = d.payer and p.status = 'unpaid')`,
      [[...payers], FROZEN_FOR],
    );
    for (const { payer } of free) await this.freezes.release(payer, FROZEN_FOR);
  }

  /** Tells payee and payer of a dividend that it is paid, or that it could not be. */
  private async publish(row: PayoutRow, now: Date): Promise<void> {
    for (const person of [row.payee, row.payer ?? row.payee])
      await this.events.append(dividendPaid, person, row.brand, {
        ...summaryOf(row, person),
        at: now.toISOString(),
      });
  }
}

function throwFirst([first]: FailedPayout[]): void {
  if (first) throw first.error;
}

/** @throws Error if the ledger refused for another reason than a wallet that is too short */
function wasPaid(row: PayoutRow, status: ItemStatus | undefined): boolean {
  if (status === 'posted' || status === 'replayed') return true;
  if (status === 'insufficient') return false;
  throw new Error(`payout ${row.id} was not posted: ${status}`);
}
