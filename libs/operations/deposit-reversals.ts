import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { type Deposit, DepositLifecycle } from '#libs/cashier/index';
import { Members } from '#libs/members/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorActor } from '#libs/platform/transitions/actor-context';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { BrandRegistry } from '#libs/site/index';
import { Proposals } from './proposals/proposals.service.js';
import type { ProposedAct } from './proposals/proposed-act.js';

interface Reversal {
  id: string;
}

/** Operators' reversals of paid deposits. Above the limit `operations.secondOperatorAbove` of the brand they take two operators. */
@Injectable()
export class DepositReversals implements OnModuleInit {
  readonly reverseDeposit: ProposedAct<Reversal> = {
    name: 'deposit.reverse',
    permission: 'deposit.reverse',
    confirmPermission: 'deposit.confirm-reverse',
    payload: z.strictObject({ id: z.uuid() }),
    subjectOf: ({ id }) => `deposit ${id}`,
    prepare: async (brand, { id }) => {
      const deposit = await this.lock(brand, id);
      this.deposits.assertAllowed(deposit, 'REVERSE', { kind: 'system' });
      const account = (await this.members.find(deposit.member))?.account ?? deposit.member;
      const amount = toWire(deposit.amount, deposit.currency);
      return {
        version: `${deposit.status} ${amount}`,
        before: { status: 'paid', account, amount },
        after: { status: 'reversed', account, amount: toWire(0n, deposit.currency) },
      };
    },
    apply: async (approver, { id }, { proposer, reason }) => {
      await this.deposits.applyByOperator(approver, id, 'REVERSE', { reason, proposedBy: proposer.id });
    },
  };

  constructor(
    private readonly database: Database,
    private readonly deposits: DepositLifecycle,
    private readonly members: Members,
    private readonly brands: BrandRegistry,
    private readonly selfDealing: SelfDealingPolicy,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.reverseDeposit);
  }

  /**
   * Reverses the deposit, or proposes it. In one transaction. @returns the id of the proposal, or `null` where it was done
   * @throws AppError 403 for a deposit of the operator's own account, 404, 409 for a deposit that is not paid or is proposed already
   */
  reverse(operator: OperatorCaller, id: string, reason: string): Promise<string | null> {
    return this.database.transaction(async () => {
      const deposit = await this.lock(operator.brand, id);
      await this.selfDealing.assertMayActOn(operator.id, [deposit.member]);
      if (this.takesTwo(deposit))
        return this.proposals.propose(operator, this.reverseDeposit, { id }, reason);
      await this.deposits.applyMove(deposit, 'REVERSE', { reason }, operatorActor(operator));
      return null;
    });
  }

  private takesTwo({ brand, amount, currency }: Deposit): boolean {
    return amount > parseAmount(this.brands.byId(brand).settings.operations.secondOperatorAbove, currency);
  }

  private async lock(brand: string, id: string): Promise<Deposit> {
    const deposit = await this.deposits.lock(id);
    if (deposit?.brand !== brand) throw new AppError(platformErrors.error_not_found);
    return deposit;
  }
}
