import { Injectable } from '@nestjs/common';
import { Messages } from '#libs/messaging/index';
import { AppError } from '#libs/platform/http/app-error';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { claimFor, NO_CLAIM } from '#libs/platform/transitions/operator-claim';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { redemptionChart } from '../common/redemption.chart.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { redemptionChanged } from '../common/rewards.events.js';
import { redemptionMessage } from '../common/rewards.messages.js';
import { Earnings } from '../counting/earnings.js';
import { RedemptionRow } from './redemption.entity.js';
import { RedemptionMoney } from './redemption-money.js';
import { RedemptionViews } from './redemption-views.js';
import { Stock } from './stock.js';

const DAY_MS = 86_400_000;

interface Inputs {
  APPROVE: object;
  COMPLETE: object;
  REJECT: { reason: string };
  CLAIM: object;
  RELEASE: object;
  FORGET: object;
}
type Request<Name extends keyof Inputs> = MoveRequest<RedemptionRow, Inputs[Name]>;

/** The moves of a redemption. Lock order: the redemption, the member's wallets, the goods, accounts. */
@Injectable()
export class RedemptionLifecycle extends Lifecycle<RedemptionRow, Inputs> {
  protected readonly noun = 'redemption';
  protected readonly entity = RedemptionRow;
  protected readonly chart = redemptionChart;
  protected override readonly stepTable = {
    table: 'rewards.redemption_step',
    owner: 'redemption',
    number: 'no',
    optional: ['reason'],
  } as const;
  protected readonly moves: Moves<RedemptionRow, Inputs> = {
    APPROVE: { audit: 'approved', pushes: [redemptionChanged], plan: ({ row }) => this.decision(row) },
    COMPLETE: { audit: 'completed', pushes: [redemptionChanged], plan: ({ row }) => this.decision(row) },
    REJECT: { audit: 'rejected', pushes: [redemptionChanged], plan: (request) => this.rejection(request) },
    CLAIM: { audit: 'claimed', sameState: true },
    RELEASE: { audit: 'released', sameState: true, plan: () => ({ changes: NO_CLAIM }) },
    FORGET: {
      audit: 'address-removed',
      sameState: true,
      plan: () => ({ changes: { delivery: null, deliveryUntil: null } }),
    },
  };
  private readonly listeners: ((brand: string) => void)[] = [];
  private readonly returns: ((reward: string) => Promise<void>)[] = [];
  private readonly decided: ((row: RedemptionRow) => Promise<void>)[] = [];

  constructor(
    services: TransitionServices,
    private readonly brands: BrandRegistry,
    private readonly stock: Stock,
    private readonly money: RedemptionMoney,
    private readonly views: RedemptionViews,
    private readonly guard: RewardGuard,
    private readonly messages: Messages,
    private readonly earnings: Earnings,
  ) {
    super(services);
  }

  /** Called inside the transaction of each change that operators see. */
  onChanged(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  /** Called with a reward whose goods were rejected, inside the transaction, which holds the lock of the member's wallets. */
  onReturned(listener: (reward: string) => Promise<void>): void {
    this.returns.push(listener);
  }

  /** Called inside the transaction in which an operator approves, completes or rejects a redemption. */
  onDecided(listener: (row: RedemptionRow) => Promise<void>): void {
    this.decided.push(listener);
  }

  /** Writes a redemption whose points are taken, and pays chips and cash. In the caller's transaction. */
  async open(row: RedemptionRow, plan: string | null, actor: ActorContext): Promise<void> {
    const { goods, quantity, points, amountRequired, reward } = row;
    const price = { points: String(points), amountRequired: String(amountRequired) };
    const auditValues = { after: { goods, quantity, ...(reward === null ? price : { reward }) } };
    const effect = () => this.money.pay(row, plan);
    await this.insert(row, { audit: 'made', pushes: [redemptionChanged], auditValues, effect }, actor);
  }

  protected membersOf({ member }: RedemptionRow) {
    return [member];
  }

  protected notAllowed(): AppError {
    return new AppError(rewardErrors.error_redemption_state);
  }

  protected override async recipients(row: RedemptionRow) {
    const [data] = await this.views.forMember([row]);
    return data ? [{ person: row.member, data }] : [];
  }

  /** Each act of an operator claims the redemption, so that the second of two is told; who has claimed it last sees the receiver. */
  protected override changesByActor(row: RedemptionRow, actor: ActorContext): Partial<RedemptionRow> {
    if (actor.kind !== 'operator') return {};
    return claimFor(actor, this.views.holder(row), this.services.clock.now());
  }

  protected override changesOnEntering(): Partial<RedemptionRow> {
    return { waitingSince: this.services.clock.now() };
  }

  protected override afterMove({ brand }: RedemptionRow): void {
    for (const listener of this.listeners) listener(brand);
  }

  private decision(row: RedemptionRow): Plan<RedemptionRow> {
    return { changes: this.kept(row), effect: () => this.notify(row) };
  }

  private rejection({ row, input: { reason } }: Request<'REJECT'>): Plan<RedemptionRow> {
    return {
      changes: { remark: reason, ...this.kept(row, true) },
      steps: [{ status: 'rejected', reason }],
      auditValues: { after: { reason } },
      effect: async () => {
        await this.guard.lock(row.member);
        await this.stock.giveBack(row);
        if (row.reward === null) await this.refund(row);
        else for (const listener of this.returns) await listener(row.reward);
        await this.notify(row);
      },
    };
  }

  private async refund(row: RedemptionRow): Promise<void> {
    await this.money.giveBack(row);
    await this.earnings.publish(row.brand, [row.member]);
  }

  /** How long the receiver is kept once the redemption has ended. */
  private kept({ brand, status, delivery }: RedemptionRow, ends = status === 'approved') {
    if (!ends || delivery === null) return {};
    const { addressDays } = this.brands.byId(brand).settings.rewards.mall;
    return { deliveryUntil: new Date(this.services.clock.now().getTime() + addressDays * DAY_MS) };
  }

  private async notify(row: RedemptionRow) {
    const { id, member, brand, names, quantity, status, points, remark } = row;
    if (status === 'in-process') return;
    for (const listener of this.decided) await listener(row);
    await this.messages.write(member, brand, redemptionMessage, {
      referenceNo: id,
      names,
      quantity,
      status,
      pointsRequired: Number(points),
      reason: remark,
    });
  }
}
