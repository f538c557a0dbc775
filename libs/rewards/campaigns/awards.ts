import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { dayOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTerms } from '../common/campaign.js';
import { percentShare } from '../common/percent-share.js';
import { DepositChoices } from '../deposit-bonuses/deposit-choices.js';
import type { Award } from './award.js';
import { DepositPlaces } from './deposit-places.js';
import { Eligibility } from './eligibility.js';
import { Entitlement } from './entitlement.entity.js';
import { EntitlementOpenings } from './entitlement-openings.js';
import { isOfNewMembers, NewMemberNetworks } from './new-member-networks.js';
import { sizeAt } from './reward-sizes.js';
import { type CampaignInForce, isOnWeekday, isRunning, RunningCampaigns } from './running-campaigns.js';
import { SharedAccounts } from './shared-accounts.js';
import type { Signal } from './signals.js';

/** Gives what campaigns promise for a signal. */
@Injectable()
export class Awards {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly openings: EntitlementOpenings,
    private readonly guard: RewardGuard,
    private readonly deposits: DepositPlaces,
    private readonly shared: SharedAccounts,
    private readonly choices: DepositChoices,
    private readonly networks: NewMemberNetworks,
  ) {}

  /** In the caller's transaction. Answers how many rewards were given or can be claimed now. */
  async giveFor(signal: Signal): Promise<number> {
    const { brand, member } = signal;
    await this.guard.lock(member);
    if (await this.guard.isBarred(member)) return 0;
    const candidate = await this.eligibility.candidate(member);
    if (!candidate) return 0;
    const { timeZone } = this.brands.byId(brand).settings;
    const choice = signal.kind === 'deposit' ? await this.choices.of(signal.reference) : null;
    const campaigns = await this.campaigns.list(brand, signal.kind);
    const alike =
      isOfNewMembers(signal.kind) && campaigns.length > 0 ? await this.networks.othersOfToday(signal) : [];
    let given = 0;
    for (const campaign of campaigns) {
      const joined = await this.joined(campaign.id, member);
      const chosen = choice?.campaign === campaign.id ? choice : null;
      const { version, terms } = await this.inForceFor(campaign, joined ?? chosen);
      if (terms.giving.optIn && !(choice ? chosen : joined)) continue;
      // Who has ordered in time has the bonus, whenever the bank reports.
      const at = chosen?.at ?? signal.at;
      if (!isRunning(terms, at) || !isOnWeekday(terms, at, timeZone)) continue;
      if (!this.eligibility.allows(terms, candidate)) continue;
      if (!(await this.fits(terms, signal))) continue;
      const amount = this.amountOf(terms, signal, candidate.level);
      if (amount <= 0n) continue;
      if (await this.shared.haveReward(signal, campaign.id, terms)) continue;
      const occurrence = await this.occurrenceOf(terms, signal);
      const deposit = signal.kind === 'deposit' ? signal.reference : null;
      const award = { campaign: campaign.id, version, terms, brand, member, occurrence, deposit, amount };
      if (terms.giving.application) {
        if (await this.openings.allowApplication(award)) given += 1;
        continue;
      }
      if (alike.length > 0) await this.openings.hold(award, alike);
      else if ((await this.openings.award(award, joined)) === 'given') given += 1;
    }
    return given;
  }

  /**
   * Gives what was found for a member when a period ended, a mission was met or a raffle was drawn, if it still may be given. In the caller's
   * transaction.
   */
  async giveDue(due: Omit<Award, 'terms' | 'deposit'>): Promise<void> {
    const { campaign, version, member } = due;
    await this.guard.lock(member);
    const terms = await this.campaigns.termsOf(campaign, version);
    const award = { ...due, terms, deposit: null };
    // Who has joined stays so for the next period.
    if (await this.mayReceive(award)) await this.openings.award(award, null);
    else await this.openings.forgo(award);
  }

  private async mayReceive({ campaign, brand, member, terms }: Award): Promise<boolean> {
    if (await this.guard.isBarred(member)) return false;
    const candidate = await this.eligibility.candidate(member);
    if (!candidate || !this.eligibility.allows(terms, candidate)) return false;
    return !(await this.shared.haveReward({ brand, member }, campaign, terms));
  }

  private async joined(campaign: string, member: string): Promise<Entitlement | null> {
    return this.database.manager.findOne(Entitlement, {
      where: { campaign, member, status: 'joined' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** With the terms under which the member has joined. */
  private async inForceFor(
    campaign: CampaignInForce,
    joined: { version: number | null } | null,
  ): Promise<CampaignInForce> {
    const version = joined?.version ?? campaign.version;
    if (version === campaign.version) return campaign;
    return { ...campaign, version, terms: await this.campaigns.termsOf(campaign.id, version) };
  }

  /** Whether this is what the campaign waits for. */
  private async fits({ trigger }: CampaignTerms, signal: Signal): Promise<boolean> {
    if (trigger.on !== signal.kind) return false;
    switch (trigger.on) {
      case 'registered':
      case 'verified':
        return true;
      case 'birthday':
      case 'period':
      case 'measure':
      case 'rank':
      case 'draw':
      case 'referral':
      case 'manual':
        return false;
      case 'login':
        return signal.app || !trigger.app;
      case 'level':
        return Number(signal.reference) >= trigger.least;
      case 'code':
        return trigger.code === signal.reference;
      case 'deposit': {
        const { currency } = this.brands.byId(signal.brand).settings;
        if ((signal.amount ?? 0n) < parseAmount(trigger.least, currency)) return false;
        return trigger.nth === null || trigger.nth === (await this.deposits.placeOf(signal, trigger.within));
      }
    }
  }

  /** Minor units, or points, rounded down once. */
  private amountOf({ reward }: CampaignTerms, { brand, amount }: Signal, level: number): bigint {
    const { currency } = this.brands.byId(brand).settings;
    const { size } = reward;
    if (size.kind === 'steps') throw new Error('a mission is given step by step');
    if (size.kind === 'ranks') throw new Error('prizes are given when a leaderboard is closed');
    if (size.kind !== 'percent') return sizeAt(reward, level, currency);
    return percentShare(size, amount ?? 0n, currency);
  }

  private async occurrenceOf({ trigger }: CampaignTerms, signal: Signal): Promise<string> {
    const { brand, reference, at } = signal;
    if (trigger.on === 'deposit')
      return trigger.within === null
        ? `deposit:${reference}`
        : this.deposits.occurrenceWithin(signal, trigger.within);
    if (trigger.on === 'level') return `level:${reference}`;
    if (trigger.on !== 'login' || trigger.every === 'once') return 'once';
    const { timeZone } = this.brands.byId(brand).settings;
    return `day:${dayOf(at, timeZone)}`;
  }
}
