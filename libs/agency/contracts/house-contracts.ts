import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Operator } from '#libs/identity/index';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { agencyErrors } from '../common/agency.errors.js';
import type { ContractSummary } from '../common/contract.calls.js';
import type { ContractKind, ContractState } from '../common/contract-kinds.js';
import type { ContractTerms } from '../common/contract-terms.js';
import { Contract } from './contract.entity.js';
import { ContractAnswers } from './contract-answers.js';
import type { Act } from './contract-diary.js';
import { ContractOffers } from './contract-offers.js';
import { ContractRecord } from './contract-record.js';
import { ContractStore } from './contract-store.js';

export interface HouseFilter {
  kind?: ContractKind;
  status?: ContractState;
  pageNo: number;
  pageSize: number;
}

/** Contracts that the house gives to agents at the top of a tree, where nothing but the brand's caps binds. */
@Injectable()
export class HouseContracts {
  constructor(
    private readonly database: Database,
    private readonly store: ContractStore,
    private readonly offers: ContractOffers,
    private readonly answers: ContractAnswers,
    private readonly record: ContractRecord,
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
      const list = await this.record.summaries(rows, () => 'given');
      return { list, total, totalPages: totalPages(total, pageSize) };
    });
  }

  /** @throws Refusal 404 where no agent of this account is at the top; 422 as `ContractOffers.offer` */
  offer(operator: Operator, account: string, terms: ContractTerms): Promise<ContractSummary> {
    const { brand } = operator;
    return this.database.transaction(async () => {
      const [agent] = await this.database.query<{ id: string }>(
        'select id from identity.member where brand = $1 and lower(account) = lower($2) and parent is null',
        [brand, account],
      );
      if (!agent) throw new Refusal(agencyErrors.error_downline_unknown);
      const house = { brand, upline: null, act: actOf(operator) };
      const contract = await this.offers.offer(house, agent.id, terms);
      return this.record.summary(contract, 'given');
    });
  }

  /** Ends it at the end of the period, or takes the offer back. @throws Refusal 404; 409 where it has ended already */
  terminate(operator: Operator, id: string): Promise<ContractSummary> {
    return this.database.transaction(async () => {
      const found = await this.store.find(id);
      if (found?.brand !== operator.brand || found.upline !== null)
        throw new Refusal(platformErrors.error_not_found);
      await this.store.lockTree(found.downline, found.kind);
      const contract = await this.store.lock(id);
      if (!contract) throw new Refusal(platformErrors.error_not_found);
      await this.answers.letGo(contract, actOf(operator));
      return this.record.summary(contract, 'given');
    });
  }
}

function actOf({ id, address }: Operator): Act {
  return { by: 'upline', actor: `operator ${id}`, address };
}
