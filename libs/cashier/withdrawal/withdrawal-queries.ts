import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { toWire } from '#libs/money/amount';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import { BankAccount } from '../bank-accounts/bank-account.entity.js';
import { accountValueOf } from '../bank-accounts/bank-accounts.js';
import type {
  getProof,
  getWithdrawal,
  listWithdrawals,
  WithdrawalDetail,
  WithdrawalSummary,
} from '../common/withdrawal.calls.js';
import type { WithdrawalCaseDetail } from '../common/withdrawal-case.js';
import { memberStateOf } from '../common/withdrawal-states.js';
import { isOpen, Tranche } from './tranche.entity.js';
import { restOf, Withdrawal } from './withdrawal.entity.js';

/** A line of the timeline, as operators see it. */
type Step = WithdrawalCaseDetail['timeline'][number];

/** Reads withdrawals for members, and the parts that operators see too. Snapshots contain the `seq` of the same moment. */
@Injectable()
export class WithdrawalQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  list(member: string, input: InputOf<typeof listWithdrawals>): Promise<ValueOf<typeof listWithdrawals>> {
    const { pageNo, pageSize, waiting } = input;
    return this.database.snapshot(async () => {
      const [rows, total] = await this.database.manager.findAndCount(Withdrawal, {
        where: waiting ? { member, status: 'distributed' } : { member },
        order: { createdAt: 'DESC', id: 'DESC' },
        skip: (pageNo - 1) * pageSize,
        take: pageSize,
      });
      const list = await this.summaries(rows);
      const { head } = await this.events.range(member);
      return { list, total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  /** @throws AppError 404 if the member has no such withdrawal */
  get(member: string, id: string): Promise<ValueOf<typeof getWithdrawal>> {
    return this.database.snapshot(async () => {
      const withdrawal = await this.database.manager.findOneBy(Withdrawal, { id, member });
      if (!withdrawal) throw new AppError(platformErrors.error_not_found);
      const { head } = await this.events.range(member);
      return { ...(await this.detail(withdrawal)), seq: head };
    });
  }

  /** In the order of the rows. */
  async summaries(rows: Withdrawal[]): Promise<WithdrawalSummary[]> {
    if (rows.length === 0) return [];
    const { manager } = this.database;
    const accounts = await manager.findBy(BankAccount, { id: In(rows.map((row) => row.bankAccount)) });
    const tranches = await manager.findBy(Tranche, { withdrawal: In(rows.map((row) => row.id)) });
    const accountById = new Map(accounts.map((account) => [account.id, account]));
    return rows.map((row) => {
      const account = accountById.get(row.bankAccount);
      if (!account) throw new Error(`withdrawal ${row.id} has no bank account`);
      const own = tranches.filter(({ withdrawal }) => withdrawal === row.id);
      return summaryOf(row, account, own);
    });
  }

  async summary(withdrawal: Withdrawal): Promise<WithdrawalSummary> {
    const [summary] = await this.summaries([withdrawal]);
    if (!summary) throw new Error('one row has one summary');
    return summary;
  }

  async detail(withdrawal: Withdrawal): Promise<WithdrawalDetail> {
    const { id, currency } = withdrawal;
    const tranches = await this.database.manager.find(Tranche, {
      where: { withdrawal: id },
      order: { no: 'ASC' },
    });
    const proofs = await this.database.query<{ id: string; tranche: number }>(
      'select id, tranche from cashier.withdrawal_proof where withdrawal = $1 order by at, id',
      [id],
    );
    return {
      ...(await this.summary(withdrawal)),
      tranches: tranches.map((tranche) => ({
        no: tranche.no,
        amount: toWire(tranche.amount, currency),
        status: tranche.status,
        reference: tranche.reference,
        sentAt: tranche.sentAt.toISOString(),
        deadlineAt: tranche.deadlineAt.toISOString(),
        answeredAt: tranche.answeredAt?.toISOString() ?? null,
      })),
      proofs,
      timeline: forMember(await this.steps(withdrawal)),
    };
  }

  /** Every step, including those that only operators see. */
  async steps({ id, currency }: Withdrawal): Promise<Step[]> {
    const steps = await this.database.query<Omit<Step, 'at'> & { at: Date }>(
      'select status, amount, at, by, reason from cashier.withdrawal_step where withdrawal = $1 order by step',
      [id],
    );
    return steps.map(({ at, amount, ...step }) => ({
      ...step,
      at: at.toISOString(),
      amount: amount === null ? null : toWire(BigInt(amount), currency),
    }));
  }

  /** An image that a member uploaded. The caller has checked that the withdrawal may be seen. @throws AppError 404 */
  async proof(withdrawal: string, id: string): Promise<ValueOf<typeof getProof>> {
    const [row] = await this.database.query<{ type: string; data: Buffer }>(
      'select type, data from cashier.withdrawal_proof where id = $1 and withdrawal = $2',
      [id, withdrawal],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return { type: row.type, data: row.data.toString('base64') };
  }

  /** @throws AppError 404 if the withdrawal belongs to another member */
  async ownProof(member: string, withdrawal: string, id: string): Promise<ValueOf<typeof getProof>> {
    if (!(await this.database.manager.existsBy(Withdrawal, { id: withdrawal, member })))
      throw new AppError(platformErrors.error_not_found);
    return this.proof(withdrawal, id);
  }
}

/** Without proposals of forced receipts, and without the second `disputed` after a proposal was dropped. */
function forMember(steps: Step[]): WithdrawalDetail['timeline'] {
  const visible: WithdrawalDetail['timeline'] = [];
  steps.forEach(({ status, ...step }, index) => {
    const dropped = status === 'disputed' && steps[index - 1]?.status === 'force-proposed';
    if (status !== 'force-proposed' && !dropped) visible.push({ status, ...step });
  });
  return visible;
}

function summaryOf(row: Withdrawal, account: BankAccount, tranches: Tranche[]): WithdrawalSummary {
  const wire = (minor: bigint) => toWire(minor, row.currency);
  const open = tranches.find(isOpen) ?? null;
  const kept = tranches.filter(({ status }) => status !== 'refunded');
  return {
    id: row.id,
    amount: wire(row.amount),
    fee: wire(row.fee),
    currency: row.currency,
    status: memberStateOf(row.status),
    bankAccount: accountValueOf(account),
    sent: wire(kept.reduce((sum, { amount }) => sum + amount, 0n)),
    rest: wire(restOf(row)),
    tranche: open && { no: open.no, amount: wire(open.amount) },
    deadlineAt: open?.status === 'sent' ? open.deadlineAt.toISOString() : null,
    rejectReason: row.rejectReason,
    createdAt: row.createdAt.toISOString(),
  };
}
