import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import type { PublishedCampaign } from '../campaigns/running-campaigns.js';
import { LATE_MS } from '../counting/late.js';
import { Likenesses } from './likenesses.js';
import { ReferralCampaigns } from './referral-campaigns.js';
import { endOf, HOUR_MS, missingOf, readProgress, referralTerms } from './referral-progress.js';
import { ReferralRewards } from './referral-rewards.js';

/** Nothing waits longer than this to be looked at again. */
const LOOK_MS = 24 * HOUR_MS;

interface Referral {
  brand: string;
  referred: string;
  referrer: string;
  registeredAt: Date;
  /** The campaigns whose conditions were met before. */
  met: string[];
}

/** What a campaign still waits for. */
interface Waiting {
  lookAt: Date;
  bet: bigint | null;
}

/**
 * Looks whether a referred member has met what campaigns ask for. What both sides get is given in one transaction, or held where the two,
 * or others whom the referrer has referred, look like one person.
 */
@Injectable()
export class MetReferrals {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly guard: RewardGuard,
    private readonly campaigns: ReferralCampaigns,
    private readonly likenesses: Likenesses,
    private readonly rewards: ReferralRewards,
  ) {}

  /** In a transaction of its own. Lock order: the wallets of both by id, the referral, rewards, campaigns. */
  async check(referred: string): Promise<void> {
    await this.database.transaction(async () => {
      const [pair] = await this.database.query<{ referrer: string }>(
        'select referrer from rewards.referral where referred = $1',
        [referred],
      );
      if (!pair) return;
      const both = [referred, pair.referrer].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
      for (const member of both) await this.guard.lock(member);
      const [referral] = await this.database.query<Referral>(
        `select brand, referred, referrer, registered_at as "registeredAt", met from rewards.referral
         where referred = $1 and due_at <= $2 for update`,
        [referred, this.clock.now()],
      );
      if (referral) await this.giveMet(referral);
    });
  }

  private async giveMet(referral: Referral): Promise<void> {
    const campaigns = (await this.campaigns.byMoment(referral.brand))(referral.registeredAt);
    const met: { campaign: PublishedCampaign; deposit: string | null }[] = [];
    const waiting: Waiting[] = [];
    for (const campaign of campaigns.filter(({ id }) => !referral.met.includes(id))) {
      const { deposit, waits } = await this.progressOf(referral, campaign);
      if (waits === 'met') met.push({ campaign, deposit });
      else if (waits !== 'over') waiting.push(waits);
    }
    if (met.length > 0) {
      const alike = await this.likenesses.find(referral.referred, referral.referrer);
      await this.rewards.give(referral, met, alike);
    }
    await this.store(referral, met, waiting);
  }

  private async progressOf({ brand, referred, registeredAt }: Referral, { terms }: PublishedCampaign) {
    const { settings } = this.brands.byId(brand);
    const trigger = referralTerms(terms);
    const now = this.clock.now();
    const [progress] = await readProgress(this.database, [referred], trigger, settings);
    if (!progress) throw new Error(`nobody referred ${referred}`);
    const missing = missingOf(progress, trigger, { now, currency: settings.currency });
    const end = endOf(trigger, registeredAt);
    const lastLook = new Date(end.getTime() + LATE_MS);
    const deposit = progress.deposit?.id ?? null;
    if (!Object.values(missing).some(Boolean)) return { deposit, waits: 'met' } as const;
    // A deposit of the last hours still has to stand.
    if (lastLook <= now && (!missing.standsFrom || missing.mobile || missing.bet))
      return { deposit, waits: 'over' } as const;
    const looks = [
      now.getTime() + LOOK_MS,
      missing.standsFrom?.getTime(),
      lastLook > now && lastLook.getTime(),
    ];
    const lookAt = new Date(Math.min(...looks.filter((at) => typeof at === 'number')));
    return {
      deposit,
      waits: { lookAt, bet: missing.bet ? parseAmount(trigger.validBet, settings.currency) : null },
    } as const;
  }

  private async store(
    { referred }: Referral,
    met: { campaign: PublishedCampaign }[],
    waiting: Waiting[],
  ): Promise<void> {
    const looks = waiting.map(({ lookAt }) => lookAt.getTime());
    const bets = waiting.flatMap(({ bet }) => bet ?? []).sort((one, other) => (one < other ? -1 : 1));
    await this.database.query(
      'update rewards.referral set due_at = $2, next_bet = $3, met = met || $4::uuid[] where referred = $1',
      [
        referred,
        looks.length > 0 ? new Date(Math.min(...looks)) : null,
        bets[0] === undefined ? null : String(bets[0]),
        met.map(({ campaign }) => campaign.id),
      ],
    );
  }
}
