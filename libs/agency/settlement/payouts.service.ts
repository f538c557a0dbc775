import { Injectable } from '@nestjs/common';
import { type ItemStatus, Ledger, type LedgerItem, OutgoingFreezes } from '#libs/ledger/index';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { PayoutSummary } from '../common/salary.calls.js';
import { dividendPaid, salaryPaid } from '../common/salary.events.js';
import { PAYOUT_COLUMNS, PAYOUT_TABLES, type PayoutRow, summaryOf } from './payout-row.js';

/** Payouts of one transaction; each has one or two persons whose balance moves. */
const AT_ONCE = 200;
const FROZEN_FOR = 'unpaid-dividend';

/** A dividend waits for those that its payer is still to receive, so that money comes down the tree before it goes on. */
const READY = `p.status = 'pending' and not exists (select from agency.payout above
  where above.payee = p.payer and above.kind = 'dividend' and above.status = 'pending')`;

interface FailedPayout {
  id: string;
  error: unknown;
}

/** Moves the money of payouts, each once: its status and its posting are one transaction, and the posting has a key. */
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
   * Pays all that waits, two batches at a time. Several workers share it.
   * @throws Error of one that could not be paid, after all others
   */
  async payPending(): Promise<void> {
    const failed: FailedPayout[] = [];
    const payAll = async () => {
      while ((await this.payNext(READY, '0', failed)) !== undefined);
    };
    await Promise.all([payAll(), payAll()]);
    if (failed[0]) throw failed[0].error;
  }

  /**
   * Tries every dividend once again for which the payer's wallet was too short.
   * @throws Error of one that could not be tried, after all others
   */
  async payUnpaid(): Promise<void> {
    const failed: FailedPayout[] = [];
    let after: string | undefined = '0';
    while (after !== undefined) after = await this.payNext(`p.status = 'unpaid'`, after, failed);
    if (failed[0]) throw failed[0].error;
  }

  /** @throws Refusal 404 where the caller owes no such dividend, 409 where it is not open, 422 where the wallet is too short */
  async payDividend(caller: LoggedIn, id: string): Promise<PayoutSummary> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query<PayoutRow>(
        `select ${PAYOUT_COLUMNS} from ${PAYOUT_TABLES} where p.id = $1 and p.payer = $2 for update of p`,
        [id, caller.person],
      );
      if (!row) throw new Refusal(platformErrors.error_not_found);
      if (row.status !== 'unpaid') throw new Refusal(agencyErrors.error_dividend_not_owed);
      const [paid] = await this.pay([row]);
      if (paid?.status !== 'paid') throw new Refusal(agencyErrors.error_dividend_funds_short);
      return summaryOf(paid, caller.person);
    });
  }

  /** Tries a batch without those that failed, and tells the last id of it. Who fails for good holds up nobody. */
  private payNext(condition: string, after: string, failed: FailedPayout[]): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const rows = await this.database.query<PayoutRow>(
        `select ${PAYOUT_COLUMNS} from ${PAYOUT_TABLES} where ${condition} and p.id > $1 and p.id <> all($2::bigint[])
         order by p.id limit ${AT_ONCE} for update of p skip locked`,
        [after, failed.map(({ id }) => id)],
      );
      if (rows.length === 0) return undefined;
      try {
        await this.database.savepoint(() => this.pay(rows));
      } catch {
        for (const row of rows)
          await this.database
            .savepoint(() => this.pay([row]))
            .catch((error: unknown) => failed.push({ id: row.id, error }));
      }
      return rows.at(-1)?.id;
    });
  }

  /** Posts, and writes what became of it. The rows are locked, of one transaction. */
  private async pay(rows: PayoutRow[]): Promise<PayoutRow[]> {
    const statuses = await this.ledger.post(await this.itemsOf(rows));
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
    await this.freeze(done);
    for (const [index, row] of done.entries())
      if (row.status !== rows[index]?.status) await this.tell(row, now);
    return done;
  }

  private async itemsOf(rows: PayoutRow[]): Promise<LedgerItem[]> {
    const wallets = new Map<string, string>();
    const house = new Map<string, string>();
    for (const brand of new Set(rows.map((row) => row.brand))) {
      const { currency } = this.brands.byId(brand).settings;
      const ours = rows.filter((row) => row.brand === brand);
      const members = ours.flatMap(({ payee, payer }) => (payer === null ? [payee] : [payee, payer]));
      const accounts = await this.ledger.memberAccounts(brand, members, 'wallet', currency);
      for (const [member, account] of accounts) wallets.set(member, account);
      for (const kind of ['salary', 'dividend'] as const)
        house.set(`${brand} ${kind}`, await this.ledger.houseAccount(brand, kind, currency));
    }
    const known = (account: string | undefined) => {
      if (!account) throw new Error('every payee and payer has a wallet');
      return account;
    };
    return rows.map((row) => {
      const kind = row.kind === 'dividend' ? 'dividend' : 'salary';
      const from = row.payer === null ? house.get(`${row.brand} ${kind}`) : wallets.get(row.payer);
      const amount = BigInt(row.amount);
      return {
        key: `${kind}:${row.id}`,
        brand: row.brand,
        kind,
        reference: row.id,
        postings: [
          { account: known(from), amount: -amount },
          { account: known(wallets.get(row.payee)), amount },
        ],
      };
    });
  }

  /** Who owes a dividend can send no money out; who owes none any more can again. */
  private async freeze(rows: PayoutRow[]): Promise<void> {
    const payers = new Set<string>();
    for (const { brand, payer, status } of rows) {
      if (payer === null) continue;
      const { unpaidDividendFreezes } = this.brands.byId(brand).settings.contracts;
      if (status === 'paid') payers.add(payer);
      else if (unpaidDividendFreezes) await this.freezes.freeze(payer, FROZEN_FOR);
    }
    if (payers.size === 0) return;
    const free = await this.database.query<{ payer: string }>(
      `select payer from unnest($1::bigint[]) as d (payer) join ledger.outgoing_freeze f on f.member = payer and f.reason = $2
       where not exists (select from agency.payout p where p.payer = d.payer and p.status = 'unpaid')`,
      [[...payers], FROZEN_FOR],
    );
    for (const { payer } of free) await this.freezes.release(payer, FROZEN_FOR);
  }

  private async tell(row: PayoutRow, now: Date): Promise<void> {
    const push = row.kind === 'dividend' ? dividendPaid : salaryPaid;
    for (const person of row.payer === null ? [row.payee] : [row.payee, row.payer])
      await this.events.append(push, person, row.brand, { ...summaryOf(row, person), at: now.toISOString() });
  }
}

/** @throws Error where the ledger refused what it must not refuse */
function wasPaid(row: PayoutRow, status: ItemStatus | undefined): boolean {
  if (status === 'posted' || status === 'replayed') return true;
  if (status === 'insufficient' && row.payer !== null) return false;
  throw new Error(`payout ${row.id} was not posted: ${status}`);
}
