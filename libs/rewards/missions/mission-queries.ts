import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { PlayScopes } from '../campaigns/play-scopes.js';
import { type CampaignInForce, isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import type { CampaignTerms, MissionStep } from '../common/campaign.js';
import { doneText } from '../common/mission-target.js';
import type { getMissions, Mission } from '../common/missions.calls.js';
import type { ScopeNames } from '../common/promotions.calls.js';
import { campaignText, REWARDS, type RewardRow, rewardView } from '../promotions/reward-views.js';
import { measured } from './measured.js';
import { type MissionDays, missionDays, missionOccurrence } from './mission-days.js';

interface Reader {
  brand: string;
  member: string;
  language: LanguageCode;
}

/** Reads missions with what a member has done of them. */
@Injectable()
export class MissionQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly scopes: PlayScopes,
  ) {}

  list(
    { person: member, brand }: LoggedIn,
    { language }: InputOf<typeof getMissions>,
  ): Promise<ValueOf<typeof getMissions>> {
    return this.database.snapshot(async () => {
      const running = await this.runningFor(member, brand);
      const names = await this.scopes.names(
        brand,
        running.map(({ terms }) => terms),
      );
      const rewards = await this.rewardsOf(member, brand, running);
      const list: Mission[] = [];
      for (const mission of running) {
        const own = rewards.filter(({ campaign }) => campaign === mission.id);
        const { scopeNames } = names(mission.terms, language);
        list.push(await this.missionOf(mission, own, scopeNames, { brand, member, language }));
      }
      return { list, seq: (await this.events.range(member)).head };
    });
  }

  private async runningFor(member: string, brand: string): Promise<CampaignInForce[]> {
    const candidate = await this.eligibility.candidate(member);
    const campaigns = await this.campaigns.list(brand, 'measure');
    return campaigns.filter(
      ({ terms }) =>
        candidate && this.eligibility.allows(terms, candidate) && isRunning(terms, this.clock.now()),
    );
  }

  /** Those of the periods that run, and those that can still be claimed. */
  private rewardsOf(member: string, brand: string, running: CampaignInForce[]): Promise<RewardRow[]> {
    const steps = running.flatMap(({ id, terms }) =>
      stepsOf(terms).map((_, at) => ({
        id,
        occurrence: missionOccurrence(this.daysNow(terms, brand), at + 1),
      })),
    );
    return this.database.query<RewardRow>(
      `${REWARDS} and e.campaign = any ($2::uuid[])
         and (e.status = 'claimable' or (e.campaign, e.occurrence) in (select * from unnest($3::uuid[], $4::text[])))`,
      [
        member,
        running.map(({ id }) => id),
        steps.map(({ id }) => id),
        steps.map(({ occurrence }) => occurrence),
      ],
    );
  }

  private daysNow(terms: CampaignTerms, brand: string): MissionDays {
    return missionDays(terms, this.clock.now(), this.brands.byId(brand).settings.timeZone);
  }

  private async missionOf(
    { id, terms }: CampaignInForce,
    rewards: RewardRow[],
    scopeNames: ScopeNames,
    { brand, member, language }: Reader,
  ): Promise<Mission> {
    const { trigger, reward, giving, schedule } = terms;
    const { settings } = this.brands.byId(brand);
    if (trigger.on !== 'measure') throw new Error(`${id} is no mission`);
    const days = this.daysNow(terms, brand);
    const view = (row: RewardRow) => rewardView(row, settings, language);
    const steps = stepsOf(terms).map((step, at) => {
      const occurrence = missionOccurrence(days, at + 1);
      const given = rewards.find((row) => row.occurrence === occurrence);
      return { ...step, occurrence, reward: given ? view(given) : null };
    });
    const earlier = rewards.filter(
      (row) => row.status === 'claimable' && !steps.some(({ occurrence }) => occurrence === row.occurrence),
    );
    return {
      id,
      ...campaignText(terms, settings, language),
      measure: trigger.measure,
      every: trigger.every,
      scope: trigger.scope,
      scopeNames,
      weekdays: schedule.weekdays,
      currency: settings.currency,
      kind: reward.kind,
      wagering: reward.wagering,
      giving,
      endsAt: endOf(days, schedule.endsAt),
      done: doneText(
        trigger.measure,
        await this.done(member, terms, days, settings.timeZone),
        settings.currency,
      ),
      steps: steps.map(({ occurrence: _, ...step }) => step),
      earlier: earlier.map(view),
    };
  }

  private async done(
    member: string,
    terms: CampaignTerms,
    days: MissionDays,
    timeZone: string,
  ): Promise<bigint> {
    const { sql, values } = measured([member], terms, days, timeZone);
    const [row] = await this.database.query<{ done: string }>(sql, values);
    return BigInt(row?.done ?? 0);
  }
}

const stepsOf = ({ reward: { size } }: CampaignTerms): MissionStep[] =>
  size.kind === 'steps' ? size.steps : [];

/** The end of the period, or of the campaign if that comes before. */
function endOf({ end }: MissionDays, endsAt: string | null): string | null {
  if (end === null || (endsAt !== null && Date.parse(endsAt) < end.getTime())) return endsAt;
  return end.toISOString();
}
