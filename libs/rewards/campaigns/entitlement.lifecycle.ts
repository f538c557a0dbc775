import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { type ActorContext, memberActor, SYSTEM } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { Creation, MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
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
import { type Application, type Award, lapseOf, moveOf } from './award.js';
import { Budgets } from './budgets.js';
import { Entitlement } from './entitlement.entity.js';
import { GivenRewards } from './given-rewards.js';
import { RewardCounts } from './reward-counts.js';
import { RunningCampaigns } from './running-campaigns.js';

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
        auditValues: { after: { reason } },
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
  ) {
    super(services);
  }

  /** Called inside the transaction of each change to a reward that is held, or was. */
  onHeld(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  /** Stores a new claim. Joins the caller's transaction. */
  open(row: Entitlement, creation: Omit<Creation, 'pushes'>, actor: ActorContext): Promise<void> {
    return this.insert(row, { ...creation, pushes: [rewardChanged] }, actor);
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
    const lapsesAt = next === 'issued' ? null : lapseOf(award.terms, this.services.clock.now());
    const columns = { amount: award.amount, lapsesAt, cost: this.costOf(award) };
    return {
      changes: { ...columns, occurrence: award.occurrence, deposit: award.deposit },
      auditValues: { after: auditOf(columns) },
      effect: async () => {
        await this.decided.approve(row, actor);
        await this.given.follow(row, award.terms);
      },
    };
  }

  private application(row: Entitlement, { award, triesLeft, sent }: Application): Plan<Entitlement> {
    return {
      changes: { amount: award.amount, triesLeft, heldAt: this.services.clock.now(), ...NO_CLAIM },
      auditValues: { after: auditOf(award) },
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
      auditValues: { after: auditOf(row) },
      effect: async () => {
        await give(terms);
        await this.counts.count(row);
      },
    };
  }

  private async reopening(row: Entitlement): Promise<Plan<Entitlement>> {
    const terms = await this.campaigns.termsOf(row.campaign, row.version);
    return {
      changes: { lapsesAt: lapseOf(terms, this.services.clock.now()) },
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

  /** What it takes of the budget, in minor units. */
  private costOf({ brand, terms, amount }: Award): bigint {
    return this.budgets.costOf(brand, terms.reward, amount);
  }
}

export const auditOf = ({ amount }: { amount: bigint | null }) => ({ amount: String(amount) });
