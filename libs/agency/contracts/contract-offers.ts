import { Injectable } from '@nestjs/common';
import { isAgent } from '#libs/members/common/member-types';
import { type Member, Members } from '#libs/members/index';

import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { agencyErrors } from '../common/agency.errors.js';
import type { offerContract } from '../common/contract.calls.js';
import type { ContractTerms } from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import { type ContractActorContext, ContractLifecycle } from './contract.lifecycle.js';
import { ContractPolicy } from './contract-policy.js';
import { ContractQueries } from './contract-queries.js';
import { ContractStore } from './contract-store.js';

/** Who makes an offer. An `upline` of `null` is the house of the brand. */
export interface Offerer {
  brand: string;
  upline: string | null;
  actor: ContractActorContext;
}

/** Creates offers of contracts to agents directly below. */
@Injectable()
export class ContractOffers {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly policy: ContractPolicy,
    private readonly store: ContractStore,
    private readonly lifecycle: ContractLifecycle,
    private readonly queries: ContractQueries,
  ) {}

  /** An agent's own offer. @throws as `create` */
  offer(
    caller: LoggedIn,
    { downlineId, terms }: InputOf<typeof offerContract>,
  ): Promise<ValueOf<typeof offerContract>> {
    const { person, brand } = caller;
    const actor: ContractActorContext = { ...memberActor(caller), role: 'upline' };
    return this.database.transaction(async () => {
      const contract = await this.create({ brand, upline: person, actor }, downlineId, terms);
      return this.queries.summary(contract, 'given');
    });
  }

  /**
   * Creates an offer, and withdraws one of the same kind that still waits. Joins the caller's transaction.
   * @throws AppError 404 if the account is not directly below; 422 if it is not an active agent, or has these terms in force
   * already, and as `ContractPolicy.assertAllowed`
   */
  create({ brand, upline, actor }: Offerer, downlineId: string, given: ContractTerms): Promise<Contract> {
    const { kind } = given;
    return this.database.transaction(async () => {
      const downline = await this.directDownline(brand, upline, downlineId);
      if (!isAgent(downline.type)) throw new AppError(agencyErrors.error_downline_not_agent);
      if (downline.status !== 'active') throw new AppError(agencyErrors.error_downline_inactive);
      await this.store.lockTree(downline.id, kind);
      const { terms, tiers } = await this.policy.assertAllowed(brand, upline, given);
      const active = await this.store.active(downline.id, kind);
      if (active && sameTerms(active.terms, terms))
        throw new AppError(agencyErrors.error_contract_same_terms);
      await this.withdrawWaiting(downline.id, kind, actor);
      const version = await this.store.nextVersion(downline.id, kind);
      const draft = { brand, kind, upline, downline: downline.id, version, terms };
      return this.lifecycle.offer(draft, tiers, actor);
    });
  }

  /** The account directly below. @throws AppError 404 */
  async directDownline(brand: string, upline: string | null, id: string): Promise<Member> {
    const member = await this.members.find(id);
    if (member?.brand !== brand || member.parent !== upline)
      throw new AppError(agencyErrors.error_downline_unknown);
    return member;
  }

  private async withdrawWaiting(
    downline: string,
    kind: Contract['kind'],
    actor: ContractActorContext,
  ): Promise<void> {
    const waiting = await this.store.offered(downline, kind);
    const older = waiting && (await this.lifecycle.lock(waiting.id));
    // The downline may have rejected it in this moment.
    if (older?.status === 'offered')
      await this.lifecycle.applyMove(older, 'WITHDRAW', {}, { ...actor, role: 'rule' });
  }
}

function sameTerms(one: ContractTerms, other: ContractTerms): boolean {
  return canonical(one) === canonical(other);
}

/** Sorts the fields, because a jsonb column does not keep their order. */
function canonical(terms: object): string {
  return JSON.stringify(terms, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
