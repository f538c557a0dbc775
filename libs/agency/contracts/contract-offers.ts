import { Injectable } from '@nestjs/common';
import { isAgent } from '#libs/identity/common/member-types';
import { type Member, Members } from '#libs/identity/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { agencyErrors } from '../common/agency.errors.js';
import type { offerContract } from '../common/contract.calls.js';
import type { ContractTerms } from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import type { Act } from './contract-diary.js';
import { ContractJudge } from './contract-judge.js';
import { ContractMoves } from './contract-moves.js';
import { ContractRecord } from './contract-record.js';
import { ContractStore } from './contract-store.js';

/** Who offers: an agent, or with `null` the house of the brand. */
export interface Offerer {
  brand: string;
  upline: string | null;
  act: Act;
}

/** Offers of contracts to those directly below. */
@Injectable()
export class ContractOffers {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly judge: ContractJudge,
    private readonly store: ContractStore,
    private readonly moves: ContractMoves,
    private readonly record: ContractRecord,
  ) {}

  /** @throws as `offer` */
  give(
    caller: LoggedIn,
    { downlineId, terms }: InputOf<typeof offerContract>,
  ): Promise<ValueOf<typeof offerContract>> {
    const { person, brand, address } = caller;
    const act: Act = { by: 'upline', actor: `member ${person}`, address };
    return this.database.transaction(async () => {
      const contract = await this.offer({ brand, upline: person, act }, downlineId, terms);
      return this.record.summary(contract, 'given');
    });
  }

  /**
   * Makes an offer, and takes back one of the same kind that still waits. Joins the caller's transaction.
   * @throws Refusal 404 for nobody directly below; 422 for one who is no active agent, for terms in force already, and
   * as `ContractJudge.judge`
   */
  offer({ brand, upline, act }: Offerer, downlineId: string, given: ContractTerms): Promise<Contract> {
    const { kind } = given;
    return this.database.transaction(async () => {
      const downline = await this.below(brand, upline, downlineId);
      if (!isAgent(downline.type)) throw new Refusal(agencyErrors.error_downline_not_agent);
      if (downline.status !== 'active') throw new Refusal(agencyErrors.error_downline_inactive);
      await this.store.lockTree(downline.id, kind);
      const { terms, tiers } = await this.judge.judge(brand, upline, given);
      const active = await this.store.active(downline.id, kind);
      if (active && sameTerms(active.terms, terms)) throw new Refusal(agencyErrors.error_contract_same_terms);
      await this.takeBack(downline.id, kind, act);
      const version = await this.store.nextVersion(downline.id, kind);
      const draft = { brand, kind, upline, downline: downline.id, version, terms };
      return this.moves.offer(draft, tiers, act);
    });
  }

  /** The account directly below. @throws Refusal 404 */
  async below(brand: string, upline: string | null, id: string): Promise<Member> {
    const member = await this.members.find(id);
    if (member?.brand !== brand || member.parent !== upline)
      throw new Refusal(agencyErrors.error_downline_unknown);
    return member;
  }

  private async takeBack(downline: string, kind: Contract['kind'], act: Act): Promise<void> {
    const waiting = await this.store.offered(downline, kind);
    const older = waiting && (await this.store.lock(waiting.id));
    // The downline may have rejected it in this moment.
    if (older?.status === 'offered') await this.moves.withdraw(older, { ...act, by: 'rule' });
  }
}

/** Both are written with the digits that they are kept with. */
function sameTerms(one: ContractTerms, other: ContractTerms): boolean {
  return canonical(one) === canonical(other);
}

/** A column of jsonb keeps no order of fields. */
function canonical(terms: object): string {
  return JSON.stringify(terms, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
