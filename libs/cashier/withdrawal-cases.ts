import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { BankAccount } from './bank-account.entity.js';
import type { getProof } from './common/withdrawal.calls.js';
import type { WithdrawalCase, WithdrawalCaseDetail } from './common/withdrawal-case.js';
import type { WithdrawalState } from './common/withdrawal-states.js';
import { approverBarredFromPaying } from './second-operator.js';
import { Withdrawal } from './withdrawal.entity.js';
import { WithdrawalClaims } from './withdrawal-claims.js';
import { WithdrawalRecord } from './withdrawal-record.js';

/** What a queue shows; all cases of the brand by default. */
export interface CaseFilter {
  brand: string;
  status?: WithdrawalState[];
  /** Only cases that this operator holds. */
  claimedBy?: string;
  /** Only cases that nobody holds. */
  free?: boolean;
  pageNo: number;
  pageSize: number;
}

/** Withdrawals as operators see them. */
@Injectable()
export class WithdrawalCases {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly record: WithdrawalRecord,
    private readonly claims: WithdrawalClaims,
  ) {}

  /** Those that wait longest come first. */
  list(filter: CaseFilter): Promise<{ list: WithdrawalCase[]; total: number; totalPages: number }> {
    const { pageNo, pageSize } = filter;
    return this.database.snapshot(async () => {
      const [rows, total] = await this.database.manager.findAndCount(Withdrawal, {
        where: this.conditions(filter),
        order: { waitingSince: 'ASC', id: 'ASC' },
        skip: (pageNo - 1) * pageSize,
        take: pageSize,
      });
      const summaries = await this.record.summaries(rows);
      const list = summaries.map((summary, index) => ({
        ...summary,
        ...this.forOperators(rows[index] as Withdrawal),
      }));
      return { list, total, totalPages: totalPages(total, pageSize) };
    });
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

  /** @throws Refusal 404 */
  one(brand: string, id: string): Promise<WithdrawalCaseDetail> {
    return this.database.snapshot(async () => this.detail(await this.find(brand, id)));
  }

  /** The whole case of a row that is as it is now. */
  async detail(withdrawal: Withdrawal): Promise<WithdrawalCaseDetail> {
    const detail = await this.record.detail(withdrawal);
    const { number } = await this.database.manager.findOneByOrFail(BankAccount, {
      id: withdrawal.bankAccount,
    });
    return {
      ...detail,
      ...this.forOperators(withdrawal),
      timeline: await this.record.steps(withdrawal),
      accountNumber: number,
      proposedBy: withdrawal.proposedBy,
      barredFromPaying: this.barredFromPaying(withdrawal),
    };
  }

  /** @throws Refusal 404 for an image of another case or brand */
  async proof(brand: string, id: string, proof: string): Promise<ValueOf<typeof getProof>> {
    await this.find(brand, id);
    return this.record.proof(id, proof);
  }

  private async find(brand: string, id: string): Promise<Withdrawal> {
    const withdrawal = await this.database.manager.findOneBy(Withdrawal, { id, brand });
    if (!withdrawal) throw new Refusal(platformErrors.error_not_found);
    return withdrawal;
  }

  private barredFromPaying(withdrawal: Withdrawal): WithdrawalCaseDetail['barredFromPaying'] {
    const barred = approverBarredFromPaying(withdrawal, this.brands.byId(withdrawal.brand).settings);
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

  private conditions({ brand, status, claimedBy, free }: CaseFilter): FindOptionsWhere<Withdrawal>[] {
    const idle = this.claims.idleSince(brand);
    const wanted: FindOptionsWhere<Withdrawal> = { brand, ...(status && { status: In(status) }) };
    if (claimedBy !== undefined) return [{ ...wanted, claimedBy, claimedAt: MoreThan(idle) }];
    if (!free) return [wanted];
    return [
      { ...wanted, claimedAt: IsNull() },
      { ...wanted, claimedAt: LessThanOrEqual(idle) },
    ];
  }
}
