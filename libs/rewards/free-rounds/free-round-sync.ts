import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { FreeRounds, type VendorState } from '#libs/games/index';
import { Messages } from '#libs/messaging/index';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { Entitlement } from '../campaigns/entitlement.entity.js';
import { RewardCounts } from '../campaigns/reward-counts.js';
import { RewardPayments } from '../campaigns/reward-payments.js';
import { titlesOf } from '../campaigns/reward-sizes.js';
import { RunningCampaigns } from '../campaigns/running-campaigns.js';
import type { FreeRoundState } from '../common/free-rounds.js';
import { rewardChanged } from '../common/rewards.events.js';
import { freeRoundsMessage } from '../common/rewards.messages.js';
import { FreeRoundRows } from './free-round-rows.js';
import { nextState } from './next-state.js';

/**
 * Makes the vendor agree with what was given, and pays what was won once the rounds are over. What is repeated changes nothing: the
 * vendor knows the reward, and the payment is under its key in the transaction that ends the row.
 */
@Injectable()
export class FreeRoundSync {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly freeRounds: FreeRounds,
    private readonly rows: FreeRoundRows,
    private readonly campaigns: RunningCampaigns,
    private readonly payments: RewardPayments,
    private readonly counts: RewardCounts,
    private readonly guard: RewardGuard,
    private readonly messages: Messages,
    private readonly events: Events,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The vendor is called outside of any transaction; where it does not answer, the row is due again. */
  async sync(id: string): Promise<void> {
    const known = await this.rows.find(id);
    if (!known?.dueAt) return;
    const vendorState = await this.freeRounds.announce(id).catch((error: unknown): VendorState => {
      this.logger.warn({ reward: id, error }, 'free rounds could not be announced to the vendor');
      return null;
    });
    await this.database.transaction(async () => {
      await this.guard.lock(known.member);
      const row = await this.rows.lock(id);
      const granted = await this.freeRounds.find(id);
      if (!row?.dueAt || !granted) return;
      const next = nextState(granted, vendorState, this.clock.now());
      const { used } = granted;
      const won = next.dueAt === null ? await this.pay(id, row.pays, next.status) : null;
      await this.rows.change(id, { ...next, used, won });
      if (next.status === row.status && used === row.used) return;
      await this.counts.count(row);
      await this.publish(id);
    });
  }

  /** Answers what was paid. Who is barred from rewards, and who lost the rounds for it, gets what was won as own money, without wagering. */
  private async pay(id: string, pays: boolean, status: FreeRoundState): Promise<bigint> {
    if (!pays) return 0n;
    const amount = (await this.freeRounds.release(id)) ?? 0n;
    if (amount === 0n) return amount;
    const { campaign, version, brand, member } = await this.entitlement(id);
    const terms = await this.campaigns.termsOf(campaign, version);
    const { wagering, rounds } = terms.reward;
    const isFree = status === 'revoked' || (await this.guard.isBarred(member));
    const kind = isFree ? 'cash' : (rounds?.winnings ?? 'cash');
    const times = isFree ? 0 : wagering.times;
    await this.payments.pay({ id, brand, member, amount }, { kind, wagering: { ...wagering, times } });
    const { currency } = this.brands.byId(brand).settings;
    await this.messages.write(member, brand, freeRoundsMessage, {
      titles: titlesOf(terms),
      kind,
      amount: toWire(amount, currency),
      currency,
    });
    return amount;
  }

  private async publish(id: string): Promise<void> {
    const { member, brand, campaign, status } = await this.entitlement(id);
    await this.events.append(rewardChanged, member, brand, { id, promotion: campaign, status });
  }

  private entitlement(id: string): Promise<Entitlement> {
    return this.database.manager.findOneByOrFail(Entitlement, { id });
  }
}
