import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type OrderedDeposit, OrderedDeposits } from '#libs/cashier/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { RewardGuard } from '#libs/safer-play/index';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { sizeAt, wireSize } from '../campaigns/reward-sizes.js';
import type { CampaignTerms } from '../common/campaign.js';
import type { DepositBonus, listDepositBonuses } from '../common/deposit-bonuses.calls.js';
import { leastBase } from '../common/percent-share.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { campaignText } from '../promotions/reward-views.js';
import { DepositChoices } from './deposit-choices.js';
import { type DepositOffer, DepositOffers } from './deposit-offers.js';

/** The choice of a bonus with the order of a deposit: it opts in for this deposit alone. */
@Injectable()
export class DepositBonuses implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly guard: RewardGuard,
    private readonly eligibility: Eligibility,
    private readonly offers: DepositOffers,
    private readonly choices: DepositChoices,
    private readonly orders: OrderedDeposits,
  ) {}

  onModuleInit(): void {
    this.orders.onOrdered((deposit) => this.choose(deposit));
  }

  list(
    { person: member, brand }: LoggedIn,
    { language }: InputOf<typeof listDepositBonuses>,
  ): Promise<ValueOf<typeof listDepositBonuses>> {
    return this.database.snapshot(async () => {
      const { settings } = this.brands.byId(brand);
      const { level = 0 } = (await this.eligibility.candidate(member)) ?? {};
      const [list, automatic]: [DepositBonus[], DepositBonus[]] = [[], []];
      const offers = (await this.guard.isBarred(member)) ? [] : await this.offers.list({ brand, member });
      for (const offer of offers) {
        if ((await this.offers.obstacleOf({ brand, member }, offer)) !== null) continue;
        const bonus = bonusOf(offer, settings, level, language);
        if (bonus) (offer.terms.giving.optIn ? list : automatic).push(bonus);
      }
      return { list, automatic, currency: settings.currency, seq: (await this.events.range(member)).head };
    });
  }

  /**
   * In the transaction of the order, which it refuses where the bonus would not be given.
   * @throws AppError 422 for a promotion that does not run (any more) or is spent, is not for this member or for larger deposits; 423 for a member who is barred
   */
  private async choose({ id, brand, member, amount, bonus }: OrderedDeposit): Promise<void> {
    if (bonus === undefined) return;
    const at = this.clock.now();
    if (bonus === null) return this.choices.keep({ id, member }, { campaign: null, version: null, at });
    await this.guard.assertNotBarred(member);
    const offer = (await this.offers.list({ brand, member })).find((one) => one.id === bonus);
    if (!offer?.terms.giving.optIn) throw new AppError(rewardErrors.error_campaign_over);
    const obstacle = await this.offers.obstacleOf({ brand, member }, offer);
    if (obstacle) throw new AppError(obstacle);
    const { currency } = this.brands.byId(brand).settings;
    const least = leastDeposit(offer.terms, currency);
    if (amount < least)
      throw new AppError(rewardErrors.error_deposit_below_bonus, {
        params: { min: toWire(least, currency) },
      });
    await this.choices.keep({ id, member }, { campaign: offer.id, version: offer.version, at });
  }
}

/** `null` where it gives nothing at this level. */
function bonusOf(
  { id, terms, joined }: DepositOffer,
  settings: BrandSettings,
  level: number,
  language: LanguageCode,
): DepositBonus | null {
  const { currency } = settings;
  const { kind, size, wagering, rounds } = terms.reward;
  const own = sizeAt(terms.reward, level, currency);
  if (size.kind !== 'percent' && own <= 0n) return null;
  return {
    id,
    title: campaignText(terms, settings, language).title,
    kind,
    size: size.kind === 'percent' ? size : { kind: 'fixed', amount: wireSize(kind, own, currency) },
    least: toWire(leastDeposit(terms, currency), currency),
    wagering,
    winnings: rounds?.winnings ?? null,
    endsAt: terms.schedule.endsAt,
    joined,
  };
}

/** In minor units. */
function leastDeposit({ trigger, reward }: CampaignTerms, currency: BrandSettings['currency']): bigint {
  const least = trigger.on === 'deposit' ? parseAmount(trigger.least, currency) : 0n;
  const base = reward.size.kind === 'percent' ? leastBase(reward.size, currency) : 0n;
  return least > base ? least : base;
}
