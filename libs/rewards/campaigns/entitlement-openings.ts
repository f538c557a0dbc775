import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { type ActorContext, memberActor, SYSTEM } from '#libs/platform/transitions/actor-context';
import { RewardGuard } from '#libs/safer-play/index';
import { ApplicationRows } from '../applications/application-rows.js';
import { GivenTickets } from '../raffles/given-tickets.js';
import { APPLICATION, type Application, type Award, isPrepaid, lapseOf, moveOf } from './award.js';
import { Budgets } from './budgets.js';
import { Entitlement } from './entitlement.entity.js';
import { auditOf, EntitlementLifecycle } from './entitlement.lifecycle.js';
import { GivenRewards } from './given-rewards.js';
import { newEntitlement } from './new-entitlement.js';

/** Opens members' claims to rewards: as joined, applied for, given or held. What becomes of them is `EntitlementLifecycle`'s. */
@Injectable()
export class EntitlementOpenings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entitlements: EntitlementLifecycle,
    private readonly budgets: Budgets,
    private readonly guard: RewardGuard,
    private readonly given: GivenRewards,
    private readonly applications: ApplicationRows,
    private readonly tickets: GivenTickets,
  ) {}

  /**
   * Opts a member in; the one that stands where the member has joined before. Joins the caller's transaction.
   * @throws AppError 423 for a member who is barred from rewards
   */
  async join(caller: LoggedIn, campaign: string, version: number): Promise<Entitlement> {
    const { brand, person: member } = caller;
    await this.guard.assertNotBarred(member);
    const joined = await this.database.manager.findOneBy(Entitlement, {
      campaign,
      member,
      occurrence: 'next',
    });
    if (joined) return joined;
    const now = this.clock.now();
    const row = newEntitlement({ campaign, version, brand, member, occurrence: 'next' }, 'joined', now);
    await this.entitlements.open(row, { audit: 'joined' }, memberActor(caller));
    return row;
  }

  /** Lets a member apply who has given the code of a campaign. False where that was before. Joins the caller's transaction. */
  async allowApplication({
    campaign,
    version,
    brand,
    member,
    terms,
  }: Omit<Award, 'occurrence'>): Promise<boolean> {
    const { application } = terms.giving;
    const reward = { campaign, version, brand, member, occurrence: APPLICATION };
    const known = { campaign, member, occurrence: APPLICATION };
    if (!application || (await this.database.manager.existsBy(Entitlement, known))) return false;
    const now = this.clock.now();
    const row = newEntitlement({ ...reward, triesLeft: application.tries }, 'joined', now);
    await this.entitlements.open(row, { audit: 'joined' }, memberActor({ person: member }));
    return true;
  }

  /**
   * Applies for a reward: with the locked `row` of a member who may apply, or has applied before. Joins the caller's transaction.
   * @throws AppError 409 where the member has applied and nobody has decided, or may not apply again
   */
  async apply(caller: LoggedIn, row: Entitlement | null, application: Application): Promise<Entitlement> {
    const actor = memberActor(caller);
    if (row) {
      await this.entitlements.applyMove(row, 'APPLY', application, actor);
      return row;
    }
    const { award, triesLeft, sent } = application;
    const now = this.clock.now();
    const applied = newEntitlement({ ...award, triesLeft, heldAt: now }, 'applying', now);
    const effect = () => this.applications.insert(applied.id, sent);
    const auditValues = { after: auditOf(applied) };
    await this.entitlements.open(applied, { audit: 'applied', auditValues, effect }, actor);
    return applied;
  }

  /**
   * Gives a reward, or lets the member claim it: once for each occurrence, and not where the budget is spent. `joined` is the locked row
   * of a member who has opted in. Joins the caller's transaction.
   * @returns whether it was given: the member may have `had` it before, or as many as the campaign gives, or the budget is `spent`, or no raffle takes the tickets
   */
  async award(
    award: Award,
    joined: Entitlement | null,
    actor: ActorContext = SYSTEM,
  ): Promise<'given' | 'had' | 'spent'> {
    if (!(await this.isNew(award))) return 'had';
    if (!(await this.canBeGiven(award))) return 'spent';
    const cost = this.costOf(award);
    if (!isPrepaid(award) && !(await this.budgets.take(award, cost))) return 'spent';
    const move = moveOf(award.terms);
    if (joined) {
      await this.entitlements.applyMove(joined, move, award, actor);
      return 'given';
    }
    const isPaid = move === 'ISSUE';
    const now = this.clock.now();
    const given = { ...award, cost, lapsesAt: isPaid ? null : lapseOf(award.terms, now) };
    const row = newEntitlement(given, isPaid ? 'issued' : 'claimable', now);
    const effect = () => this.given.follow(row, award.terms);
    const audit = isPaid ? 'issued' : 'offered';
    const { reason } = award;
    const auditValues = { after: { ...auditOf(row), ...(reason !== undefined && { reason }) } };
    await this.entitlements.open(row, { audit, auditValues, effect }, actor);
    return 'given';
  }

  /** Gives back what the budget has paid before for a reward that is not given after all. Joins the caller's transaction. */
  async forgo(award: Award): Promise<void> {
    if (isPrepaid(award)) await this.budgets.giveBack(award.campaign, this.costOf(award));
  }

  /**
   * Keeps a reward back until an operator decides, once for each occurrence. Its budget is taken when it is approved. `sameNetwork`: the
   * members because of whom it is held, where it is for that. Joins the caller's transaction.
   */
  async hold(award: Award, sameNetwork: string[] = []): Promise<void> {
    if (!(await this.isNew(award))) return;
    const now = this.clock.now();
    const row = newEntitlement({ ...award, heldAt: now }, 'process', now);
    const effect = async () => {
      await this.database.query(
        'insert into rewards.same_network (reward, other) select $1, unnest($2::bigint[])',
        [row.id, sameNetwork],
      );
    };
    await this.entitlements.open(
      row,
      { audit: 'held', auditValues: { after: auditOf(row) }, effect },
      SYSTEM,
    );
  }

  private async isNew({ campaign, member, occurrence, terms }: Award): Promise<boolean> {
    const [row] = await this.database.query<{ same: boolean; given: number }>(
      `select coalesce(bool_or(occurrence = $3), false) as same,
         count(*) filter (where status in ('process', 'claimable', 'claimed', 'issued'))::int as given
       from rewards.entitlement where campaign = $1 and member = $2`,
      [campaign, member, occurrence],
    );
    const { perMember } = terms.budget;
    return row !== undefined && !row.same && (perMember === null || row.given < perMember);
  }

  /** Tickets need a raffle that runs. */
  private async canBeGiven({ brand, terms: { reward } }: Award): Promise<boolean> {
    return reward.kind !== 'tickets' || this.tickets.isOpen(brand, reward.raffle);
  }

  /** What it takes of the budget, in minor units. */
  private costOf({ brand, terms, amount }: Award): bigint {
    return this.budgets.costOf(brand, terms.reward, amount);
  }
}
