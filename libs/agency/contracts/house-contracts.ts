import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Operator } from '#libs/authentication/index';

import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { operatorActor } from '#libs/platform/transitions/actor-context';
import { agencyErrors } from '../common/agency.errors.js';
import type { ContractSummary } from '../common/contract.calls.js';
import type { ContractKind, ContractState } from '../common/contract-kinds.js';
import type { ContractTerms } from '../common/contract-terms.js';
import { Contract } from './contract.entity.js';
import { type ContractActorContext, ContractLifecycle } from './contract.lifecycle.js';
import { ContractAnswers } from './contract-answers.js';
import { ContractOffers } from './contract-offers.js';
import { ContractQueries } from './contract-queries.js';
import { ContractStore } from './contract-store.js';

export interface HouseFilter {
  kind?: ContractKind;
  status?: ContractState;
  pageNo: number;
  pageSize: number;
}

/** Contracts that the house gives to agents at the top of a tree. Only the brand's caps limit them. */
@Injectable()
export class HouseContracts {
  constructor(
    private readonly database: Database,
    private readonly store: ContractStore,
    private readonly lifecycle: ContractLifecycle,
    private readonly offers: ContractOffers,
    private readonly answers: ContractAnswers,
    private readonly queries: ContractQueries,
  ) {}

  /** The newest first. */
  list(brand: string, { kind, status, pageNo, pageSize }: HouseFilter) {
    return this.database.snapshot(async () => {
      const [rows, total] = await this.database.manager.findAndCount(Contract, {
        where: { brand, upline: IsNull(), ...(kind && { kind }), ...(status && { status }) },
        order: { id: 'DESC' },
        skip: (pageNo - 1) * pageSize,
        take: pageSize,
      });
      const list = await this.queries.summaries(rows, () => 'given');
      return { list, total, totalPages: totalPages(total, pageSize) };
    });
  }

  /** @throws AppError 404 if no agent with this account is at the top of a tree; 422 as `ContractOffers.create` */
  offer(operator: Operator, account: string, terms: ContractTerms): Promise<ContractSummary> {
    const { brand } = operator;
    return this.database.transaction(async () => {
      const [agent] = await this.database.query<{ id: string }>(
        'select id from members.member_view where brand = $1 and lower(account) = lower($2) and parent is null',
        [brand, account],
      );
      if (!agent) throw new AppError(agencyErrors.error_downline_unknown);
      const house = { brand, upline: null, actor: actorOf(operator) };
      const contract = await this.offers.create(house, agent.id, terms);
      return this.queries.summary(contract, 'given');
    });
  }

  /** Ends the contract with its period, or withdraws the offer. @throws AppError 404; 409 if it has already ended */
  terminate(operator: Operator, id: string): Promise<ContractSummary> {
    return this.database.transaction(async () => {
      const found = await this.store.find(id);
      if (found?.brand !== operator.brand || found.upline !== null)
        throw new AppError(platformErrors.error_not_found);
      await this.store.lockTree(found.downline, found.kind);
      const contract = await this.lifecycle.lock(id);
      if (!contract) throw new AppError(platformErrors.error_not_found);
      await this.answers.withdrawOrTerminate(contract, actorOf(operator));
      return this.queries.summary(contract, 'given');
    });
  }
}

const actorOf = (operator: Operator): ContractActorContext => ({
  ...operatorActor(operator),
  role: 'upline',
});
