import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Budgets } from '../campaigns/budgets.js';
import { eligibleValues, isEligible } from '../campaigns/eligibility.js';
import { unitOf } from '../campaigns/reward-sizes.js';
import { type CampaignInForce, isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import type { Measure } from '../common/campaign.js';
import { targetOf } from '../common/mission-target.js';
import { LATE_MS } from '../counting/late.js';
import { measured } from './measured.js';
import { type MissionDays, missionDays, missionOccurrence } from './mission-days.js';

/**
 * Of the members who have reached a step and were not given it. The five parameters from `$first` on: the campaign, its version, and targets,
 * amounts and occurrences of its steps; after them `eligibleValues`.
 */
const store = (measuredSql: string, first: number): string => {
  const [campaign, version, targets, amounts, occurrences] = [0, 1, 2, 3, 4].map((at) => `$${first + at}`);
  return `
  insert into rewards.due_award (campaign, version, member, occurrence, amount)
  select ${campaign}, ${version}, m.id, s.occurrence, s.amount
  from (${measuredSql}) d
  join unnest(${targets}::bigint[], ${amounts}::bigint[], ${occurrences}::text[]) as s(target, amount, occurrence) on d.done >= s.target
  join members.member_view m on m.id = d.member
  where ${isEligible(first + 5)} and not exists (
    select from rewards.entitlement e where e.campaign = ${campaign} and e.member = m.id and e.occurrence = s.occurrence)
  order by m.id, s.target on conflict do nothing`;
};

/** Finds the steps of missions that members reach with what has just happened. */
@Injectable()
export class MetMissions {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly campaigns: RunningCampaigns,
    private readonly budgets: Budgets,
  ) {}

  /** Stores what they have reached of these measures, to be given: one statement for each mission. Joins the caller's transaction. */
  async store(brand: string, members: string[], measures: readonly Measure[]): Promise<void> {
    const all = await this.campaigns.list(brand, 'measure');
    const missions = all.filter(
      ({ terms: { trigger } }) => trigger.on === 'measure' && measures.includes(trigger.measure),
    );
    if (missions.length === 0) return;
    const withBudget = await this.budgets.withSomethingLeft(brand);
    for (const mission of missions)
      if (withBudget.has(mission.id))
        for (const days of this.openDays(mission, brand))
          await this.storeSteps(mission, { brand, members, days });
  }

  /** Of the period that runs, and of the one before while late rounds still count for it. */
  private openDays({ terms }: CampaignInForce, brand: string): MissionDays[] {
    const { timeZone } = this.brands.byId(brand).settings;
    const now = this.clock.now();
    const moments = [new Date(now.getTime() - LATE_MS), now].filter((moment) => isRunning(terms, moment));
    const periods = moments.map((moment) => missionDays(terms, moment, timeZone));
    return periods.filter(({ code }, at) => periods.findIndex((other) => other.code === code) === at);
  }

  private async storeSteps(
    { id, version, terms }: CampaignInForce,
    { brand, members, days }: { brand: string; members: string[]; days: MissionDays },
  ): Promise<void> {
    const { trigger, reward } = terms;
    if (trigger.on !== 'measure' || reward.size.kind !== 'steps') return;
    const { steps } = reward.size;
    const { currency, timeZone } = this.brands.byId(brand).settings;
    const ofReward = unitOf(reward.kind, currency);
    const { sql, values } = measured(members, terms, days, timeZone);
    await this.database.query(store(sql, values.length + 1), [
      ...values,
      id,
      version,
      steps.map(({ target }) => String(targetOf(trigger.measure, target, currency))),
      steps.map(({ amount }) => String(parseAmount(amount, ofReward))),
      steps.map((_, at) => missionOccurrence(days, at + 1)),
      ...eligibleValues(terms),
    ]);
  }
}
