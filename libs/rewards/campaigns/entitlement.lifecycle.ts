import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { type ActorContext, memberActor, SYSTEM } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { claimFor, claimHolder, NO_CLAIM } from '#libs/platform/transitions/operator-claim';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { RewardGuard } from '#libs/safer-play/index';
import { ApplicationRows } from '../applications/application-rows.js';
import { DecidedApplications } from '../applications/decided-applications.js';
import type { CampaignTerms } from '../common/campaign.js';
import { entitlementChart } from '../common/entitlement.chart.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { rewardChanged } from '../common/rewards.events.js';
import type { GoodsChoice } from '../mall/chosen-goods.js';
import { GivenTickets } from '../raffles/given-tickets.js';
import { APPLICATION, type Application, type Award, isPrepaid, moveOf } from './award.js';
import { Budgets } from './budgets.js';
import { Entitlement } from './entitlement.entity.js';
import { GivenRewards } from './given-rewards.js';
import { newEntitlement } from './new-entitlement.js';
import { RewardCounts } from './reward-counts.js';
import { RunningCampaigns } from './running-campaigns.js';

const DAY_MS = 86_400_000;
/** Another operator may go on with an application whose holder has not acted for this long. */
export const CLAIM_IDLE_MS = 30 * 60_000;

interface Inputs {
  QUALIFY: Award;
  ISSUE: Award;
  APPLY: Application;
  TAKE: object;
  DROP: object;
  CLAIM: { choice: GoodsChoice };
  REOPEN: object;
  PAY: object;
  LAPSE: object;
  REJECT: { reason: string };
  CLOSE: object;
}
type Request<Name extends keyof Inputs> = MoveRequest<Entitlement, Inputs[Name]>;

/** Members' claims to rewards. Each change is pushed, and the badges of the menu count what can be claimed: steps of missions apart. */
@Injectable()
export class EntitlementLifecycle extends Lifecycle<Entitlement, Inputs> {
  protected readonly noun = 'reward';
  protected readonly entity = Entitlement;
  protected readonly chart = entitlementChart;
  protected readonly moves: Moves<Entitlement, Inputs> = {
    QUALIFY: { audit: 'offered', pushes: [rewardChanged], plan: (request) => this.qualification(request) },
    ISSUE: { audit: 'issued', pushes: [rewardChanged], plan: (request) => this.qualification(request) },
    APPLY: {
      audit: 'applied',
      pushes: [rewardChanged],
      plan: ({ row, input }) => this.application(row, input),
    },
    TAKE: { audit: 'taken', pushes: [rewardChanged] },
    DROP: { audit: 'dropped', pushes: [rewardChanged], plan: () => ({ changes: NO_CLAIM }) },
    CLAIM: {
      audit: 'claimed',
      pushes: [rewardChanged],
      plan: ({ row, input: { choice }, actor }) =>
        this.payment(row, (terms) => this.given.pay(row, terms, { choice, actor })),
    },
    PAY: {
      audit: 'issued',
      pushes: [rewardChanged],
      plan: ({ row }) => this.payment(row, (terms) => this.given.follow(row, terms)),
    },
    REOPEN: { audit: 'reopened', pushes: [rewardChanged], plan: ({ row }) => this.reopening(row) },
    REJECT: {
      audit: 'rejected',
      pushes: [rewardChanged],
      plan: ({ row, actor, input: { reason } }) => ({
        audited: { after: { reason } },
        effect: () => this.decided.reject(row, actor, reason),
      }),
    },
    LAPSE: { audit: 'lapsed', pushes: [rewardChanged], plan: ({ row }) => this.ending(row) },
    CLOSE: { audit: 'closed', pushes: [rewardChanged], plan: ({ row }) => this.ending(row) },
  };
  private readonly listeners: ((brand: string) => void)[] = [];

  constructor(
    services: TransitionServices,
    private readonly campaigns: RunningCampaigns,
    private readonly budgets: Budgets,
    private readonly guard: RewardGuard,
    private readonly counts: RewardCounts,
    private readonly given: GivenRewards,
    private readonly applications: ApplicationRows,
    private readonly decided: DecidedApplications,
    private readonly tickets: GivenTickets,
  ) {
    super(services);
  }

  /** Called inside the transaction of each change to a reward that is held, or was. */
  onHeld(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Opts a member in; the one that stands where the member has joined before. Joins the caller's transaction.
   * @throws AppError 423 for a member who is barred from rewards
   */
  async join(caller: LoggedIn, campaign: string, version: number): Promise<Entitlement> {
    const { brand, person: member } = caller;
    await this.guard.assertNotBarred(member);
    const joined = await this.services.database.manager.findOneBy(Entitlement, {
      campaign,
      member,
      occurrence: 'next',
    });
    if (joined) return joined;
    const now = this.services.clock.now();
    const row = newEntitlement({ campaign, version, brand, member, occurrence: 'next' }, 'joined', now);
    await this.insert(row, { audit: 'joined', pushes: [rewardChanged] }, memberActor(caller));
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
    if (!application || (await this.services.database.manager.existsBy(Entitlement, known))) return false;
    const now = this.services.clock.now();
    const row = newEntitlement({ ...reward, triesLeft: application.tries }, 'joined', now);
    await this.insert(row, { audit: 'joined', pushes: [rewardChanged] }, memberActor({ person: member }));
    return true;
  }

  /**
   * Applies for a reward: with the locked `row` of a member who may apply, or has applied before. Joins the caller's transaction.
   * @throws AppError 409 where the member has applied and nobody has decided, or may not apply again
   */
  async apply(caller: LoggedIn, row: Entitlement | null, application: Application): Promise<Entitlement> {
    const actor = memberActor(caller);
    if (row) {
      await this.applyMove(row, 'APPLY', application, actor);
      return row;
    }
    const { award, triesLeft, sent } = application;
    const now = this.services.clock.now();
    const applied = newEntitlement({ ...award, triesLeft, heldAt: now }, 'applying', now);
    const effect = () => this.applications.insert(applied.id, sent);
    const audited = { after: this.auditOf(applied) };
    await this.insert(applied, { audit: 'applied', pushes: [rewardChanged], audited, effect }, actor);
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
      await this.applyMove(joined, move, award, actor);
      return 'given';
    }
    const isPaid = move === 'ISSUE';
    const columns = { ...this.columnsOf(award, isPaid), cost };
    const given = { ...award, ...columns };
    const row = newEntitlement(given, isPaid ? 'issued' : 'claimable', this.services.clock.now());
    const effect = () => this.given.follow(row, award.terms);
    const audit = isPaid ? 'issued' : 'offered';
    const { reason } = award;
    const audited = { after: { ...this.auditOf(row), ...(reason !== undefined && { reason }) } };
    await this.insert(row, { audit, pushes: [rewardChanged], audited, effect }, actor);
    return 'given';
  }

  /** Gives back what the budget has paid before for a reward that is not given after all. Joins the caller's transaction. */
  async forgo(award: Award): Promise<void> {
    if (isPrepaid(award)) await this.budgets.giveBack(award.campaign, this.costOf(award));
  }

  /**
   * Keeps a reward back until an operator decides, once for each occurrence. Its budget is taken when it is approved. Joins the caller's
   * transaction.
   */
  async hold(award: Award): Promise<void> {
    if (!(await this.isNew(award))) return;
    const now = this.services.clock.now();
    const row = newEntitlement({ ...award, heldAt: now }, 'process', now);
    await this.insert(
      row,
      { audit: 'held', pushes: [rewardChanged], audited: { after: this.auditOf(row) } },
      SYSTEM,
    );
  }

  /**
   * Gives a locked reward that was held or applied for, or lets the member claim it. Joins the caller's transaction, in which the member's wallets are
   * locked.
   * @throws AppError 403 for an operator's own account, 409 if it was decided before, 422 where the budget is spent or the campaign has
   * been paused or ended, 423 for a member who is barred, 409 while another operator has the application
   */
  async approve(row: Entitlement, actor: ActorContext): Promise<void> {
    const terms = await this.campaigns.termsOf(row.campaign, row.version);
    this.assertAllowed(row, moveOf(terms), actor);
    await this.guard.assertNotBarred(row.member);
    const award = { ...row, terms, amount: row.amount ?? 0n };
    if (!(await this.campaigns.isPublished(row.campaign)))
      throw new AppError(rewardErrors.error_campaign_over);
    if (!(await this.budgets.take(award, this.costOf(award))))
      throw new AppError(rewardErrors.error_campaign_budget_spent);
    await this.applyMove(row, moveOf(terms), award, actor);
  }

  /**
   * `choice` is of goods alone.
   * @throws AppError 404 for a reward that is another's, 409 for one that cannot be claimed (any more), 423 for a member who is barred; of
   * goods as `ChosenGoods.order`
   */
  async claim(caller: LoggedIn, id: string, choice: GoodsChoice = {}): Promise<Entitlement> {
    await this.guard.assertNotBarred(caller.person);
    const row = await this.lock(id);
    if (row?.member !== caller.person) throw new AppError(platformErrors.error_not_found);
    if (row.lapsesAt !== null && row.lapsesAt <= this.services.clock.now())
      throw new AppError(rewardErrors.error_reward_not_claimable);
    this.assertAllowed(row, 'CLAIM', memberActor(caller));
    await this.applyMove(row, 'CLAIM', { choice }, memberActor(caller));
    return row;
  }

  /**
   * Lets a member claim a reward again whose goods could not be sent; for who is barred meanwhile it ends. In the caller's transaction, which
   * holds the lock of the member's wallets.
   */
  async reopen(id: string, actor: ActorContext): Promise<void> {
    const row = await this.lock(id);
    if (!row) throw new Error(`reward ${id} is gone`);
    await this.applyMove(row, 'REOPEN', {}, actor);
    if (await this.guard.isBarred(row.member)) await this.applyMove(row, 'CLOSE', {}, actor);
  }

  /** Closes a reward that nobody claimed in time, or pays it where it is a prize of a raffle. In a transaction of its own. */
  async lapse(id: string): Promise<void> {
    await this.services.database.transaction(async () => {
      const row = await this.lock(id);
      if (!row?.lapsesAt || row.lapsesAt > (await this.services.clock.ofDatabase())) return;
      const terms = await this.campaigns.termsOf(row.campaign, row.version);
      await this.applyMove(row, terms.trigger.on === 'draw' ? 'PAY' : 'LAPSE', {}, SYSTEM);
    });
  }

  /** Closes all that a member has joined or could claim, what is held, and what was applied for, in the caller's transaction. */
  async closeAll(member: string): Promise<void> {
    const rows = await this.services.database.manager
      .createQueryBuilder(Entitlement, 'e')
      .setLock('pessimistic_write')
      .where(`e.member = :member and e.status in ('joined', 'claimable', 'applying', 'process')`, { member })
      .orderBy('e.id')
      .getMany();
    for (const row of rows) await this.applyMove(row, 'CLOSE', {}, SYSTEM);
  }

  protected membersOf({ member }: Entitlement) {
    return [member];
  }

  protected notAllowed({ triesLeft }: Entitlement, move: keyof Inputs): AppError {
    return new AppError(
      triesLeft === null || move === 'CLAIM'
        ? rewardErrors.error_reward_not_claimable
        : rewardErrors.error_application_state,
    );
  }

  protected override chartContext({ triesLeft }: Entitlement) {
    return { triesLeft };
  }

  /** Each act of an operator claims the application, so that the second of two is told. @throws AppError 409 */
  protected override changesByActor(row: Entitlement, actor: ActorContext): Partial<Entitlement> {
    if (row.triesLeft === null || actor.kind !== 'operator') return {};
    const now = this.services.clock.now();
    return claimFor(actor, claimHolder(row, new Date(now.getTime() - CLAIM_IDLE_MS)), now);
  }

  protected override recipients({ id, member, campaign, status }: Entitlement) {
    return Promise.resolve([{ person: member, data: { id, promotion: campaign, status } }]);
  }

  private qualification({
    row,
    input: award,
    next,
    actor,
  }: Request<'QUALIFY'> | Request<'ISSUE'>): Plan<Entitlement> {
    const columns = { ...this.columnsOf(award, next === 'issued'), cost: this.costOf(award) };
    return {
      changes: { ...columns, occurrence: award.occurrence, deposit: award.deposit },
      audited: { after: this.auditOf(columns) },
      effect: async () => {
        await this.decided.approve(row, actor);
        await this.given.follow(row, award.terms);
      },
    };
  }

  private application(row: Entitlement, { award, triesLeft, sent }: Application): Plan<Entitlement> {
    return {
      changes: { amount: award.amount, triesLeft, heldAt: this.services.clock.now(), ...NO_CLAIM },
      audited: { after: this.auditOf(award) },
      effect: () => this.applications.insert(row.id, sent),
    };
  }

  /** `give` pays what waited to be claimed. */
  private async payment(
    row: Entitlement,
    give: (terms: CampaignTerms) => Promise<void>,
  ): Promise<Plan<Entitlement>> {
    const terms = await this.campaigns.termsOf(row.campaign, row.version);
    return {
      changes: { lapsesAt: null },
      audited: { after: this.auditOf(row) },
      effect: async () => {
        await give(terms);
        await this.counts.count(row);
      },
    };
  }

  private async reopening(row: Entitlement): Promise<Plan<Entitlement>> {
    const terms = await this.campaigns.termsOf(row.campaign, row.version);
    return {
      changes: this.columnsOf({ ...row, amount: row.amount ?? 0n, terms }, false),
      effect: () => this.counts.count(row),
    };
  }

  protected override afterMove({ brand, heldAt }: Entitlement): void {
    if (heldAt !== null) for (const listener of this.listeners) listener(brand);
  }

  private ending(row: Entitlement): Plan<Entitlement> {
    const { cost, status } = row;
    return {
      // Who has joined and left can join again.
      changes: { lapsesAt: null, cost: 0n, ...(row.status === 'joined' && { occurrence: `left:${row.id}` }) },
      effect: async () => {
        if (status === 'claimable') await this.budgets.giveBack(row.campaign, cost);
        await this.counts.count(row);
      },
    };
  }

  private async isNew({ campaign, member, occurrence, terms }: Award): Promise<boolean> {
    const [row] = await this.services.database.query<{ same: boolean; given: number }>(
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

  private columnsOf({ amount, terms }: Award, isPaid: boolean) {
    const lapsesAt = new Date(this.services.clock.now().getTime() + terms.giving.claimDays * DAY_MS);
    return { amount, lapsesAt: isPaid ? null : lapsesAt };
  }

  private auditOf({ amount }: { amount: bigint | null }) {
    return { amount: String(amount) };
  }
}
