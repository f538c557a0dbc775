import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { BankAccount } from '../../bank-accounts/bank-account.entity.js';
import type { getProof } from '../../common/withdrawal.calls.js';
import type { WithdrawalCase, WithdrawalCaseDetail } from '../../common/withdrawal-case.js';
import type { WithdrawalState } from '../../common/withdrawal-states.js';
import { type ListFilter, ListFilters } from '../../list-filter.js';
import { Withdrawal } from '../withdrawal.entity.js';
import { WithdrawalQueries } from '../withdrawal-queries.js';
import { PayoutPolicy } from './payout-policy.js';
import { WithdrawalClaims } from './withdrawal-claims.js';

/** Which withdrawals are listed; all of the brand by default. */
export interface CaseFilter extends ListFilter, KeysetPage {
  brand: string;
  status?: WithdrawalState[];
  /** Only cases that this operator has claimed. */
  claimedBy?: string;
  /** Only cases that nobody has claimed, or whose claim has expired. */
  free?: boolean;
  /** Those that entered their state last come first; by default those to be worked on first. */
  newestFirst?: boolean;
}

/** Approved cases with a rest to send come first; of the others, and among these, what is longest in its state. */
const QUEUE_ORDER = new Keyset({
  'w.queue_rank': 'bigint',
  'w.waiting_since': 'timestamptz',
  'w.id': 'uuid',
});
const NEWEST_FIRST = new Keyset({ 'w.waiting_since': 'timestamptz', 'w.id': 'uuid' }, 'desc');

/** Reads withdrawals as operators see them. */
@Injectable()
export class WithdrawalCases {
  constructor(
    private readonly database: Database,
    private readonly policy: PayoutPolicy,
    private readonly queries: WithdrawalQueries,
    private readonly claims: WithdrawalClaims,
    private readonly filters: ListFilters,
  ) {}

  list(filter: CaseFilter): Promise<{ list: WithdrawalCase[]; total: number; next: string | null }> {
    return this.database.snapshot(async () => {
      const cases = {
        columns: 'w.id',
        from: 'cashier.withdrawal w',
        conditions: this.conditions(filter),
        order: filter.newestFirst ? NEWEST_FIRST : QUEUE_ORDER,
      };
      const { rows, total, next } = await readKeysetPage<{ id: string }>(this.database, cases, filter);
      return { list: await this.casesOf(rows.map(({ id }) => id)), total, next };
    });
  }

  /** The member's latest withdrawals at the brand, newest first. */
  async latest(brand: string, member: string, count: number): Promise<WithdrawalCase[]> {
    const rows = await this.database.manager.find(Withdrawal, {
      where: { brand, member },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: count,
    });
    return this.linesOf(rows);
  }

  /** How many cases are in each of these states. */
  async counts<State extends WithdrawalState>(
    brand: string,
    states: readonly State[],
  ): Promise<Partial<Record<State, number>>> {
    const rows = await this.database.query<{ status: State; count: number }>(
      `select status, count(*)::int as count from cashier.withdrawal
       where brand = $1 and status = any ($2::text[]) group by status`,
      [brand, states],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<
      Record<State, number>
    >;
  }

  /** @throws AppError 404 */
  one(brand: string, id: string): Promise<WithdrawalCaseDetail> {
    return this.database.snapshot(async () => this.detail(await this.find(brand, id)));
  }

  /** The whole case of an up-to-date row. */
  async detail(withdrawal: Withdrawal): Promise<WithdrawalCaseDetail> {
    const detail = await this.queries.detail(withdrawal);
    const { number } = await this.database.manager.findOneByOrFail(BankAccount, {
      id: withdrawal.bankAccount,
    });
    return {
      ...detail,
      ...this.forOperators(withdrawal),
      timeline: await this.queries.steps(withdrawal),
      accountNumber: number,
      proposedBy: withdrawal.proposedBy,
      operatorBarredFromPaying: this.operatorBarredFromPaying(withdrawal),
    };
  }

  /** @throws AppError 404 for an image of another case or brand */
  async proof(brand: string, id: string, proof: string): Promise<ValueOf<typeof getProof>> {
    await this.find(brand, id);
    return this.queries.proof(id, proof);
  }

  private async find(brand: string, id: string): Promise<Withdrawal> {
    const withdrawal = await this.database.manager.findOneBy(Withdrawal, { id, brand });
    if (!withdrawal) throw new AppError(platformErrors.error_not_found);
    return withdrawal;
  }

  private operatorBarredFromPaying(withdrawal: Withdrawal): WithdrawalCaseDetail['operatorBarredFromPaying'] {
    const barred = this.policy.operatorBarredFromPaying(withdrawal);
    return barred !== null && withdrawal.approvedAs !== null
      ? { id: barred, account: withdrawal.approvedAs }
      : null;
  }

  private forOperators(row: Withdrawal) {
    return {
      status: row.status,
      member: row.member,
      account: row.account,
      claimedBy: this.claims.holder(row),
      waitingSince: row.waitingSince.toISOString(),
    };
  }

  private async casesOf(ids: string[]): Promise<WithdrawalCase[]> {
    const rows = await this.database.manager.findBy(Withdrawal, { id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.linesOf(ids.flatMap((id) => byId.get(id) ?? []));
  }

  private async linesOf(rows: Withdrawal[]): Promise<WithdrawalCase[]> {
    const summaries = await this.queries.summaries(rows);
    return summaries.map((summary, index) => ({
      ...summary,
      ...this.forOperators(rows[index] as Withdrawal),
    }));
  }

  private conditions({ brand, status, claimedBy, free, ...search }: CaseFilter): Conditions {
    const idle = this.claims.idleSince(brand);
    const conditions = new Conditions().add('w.brand = ?', brand);
    if (status) conditions.add('w.status = any (?::text[])', status);
    if (claimedBy !== undefined) conditions.add('w.claimed_by = ? and w.claimed_at > ?', claimedBy, idle);
    if (free) conditions.add('w.claimed_at is null or w.claimed_at <= ?', idle);
    if (search.search !== undefined) addSearch(conditions, brand, search.search);
    const columns = { amount: 'w.amount', currency: 'w.currency', at: 'w.created_at' };
    return this.filters.narrow(conditions, brand, search, columns);
  }
}

/** Finds a case by the beginning of the member's user name, of its id, or of a tranche's bank reference. */
function addSearch(conditions: Conditions, brand: string, text: string): void {
  const prefix = prefixPattern(text);
  const range = uuidRange(text);
  conditions.add(
    `w.id in (
       select id from cashier.withdrawal where brand = ? and lower(account) like lower(?)
       union all select withdrawal from cashier.tranche where lower(reference) like lower(?)
       ${range ? 'union all select id from cashier.withdrawal where id between ? and ?' : ''})`,
    brand,
    prefix,
    prefix,
    ...(range ?? []),
  );
}
