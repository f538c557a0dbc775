import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { PlayScopes } from '../campaigns/play-scopes.js';
import type { CampaignTerms, MissionStep } from '../common/campaign.js';
import { doneText } from '../common/mission-target.js';
import type { Mission } from '../common/missions.calls.js';
import type { ScopeNames } from '../common/promotions.calls.js';
import { campaignText, REWARDS, type RewardRow, rewardView } from '../promotions/reward-views.js';
import { measured } from './measured.js';
import type { MissionInPeriod } from './member-missions.js';
import { type MissionDays, missionOccurrence } from './mission-days.js';

export interface MissionReader {
  brand: string;
  member: string;
  language: LanguageCode;
}

/** Reads what a member has done of missions. Its methods run in the caller's snapshot. */
@Injectable()
export class MissionReading {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly scopes: PlayScopes,
  ) {}

  /** In the given order. */
  async views(missions: MissionInPeriod[], reader: MissionReader): Promise<Mission[]> {
    const names = await this.scopes.names(
      reader.brand,
      missions.map(({ terms }) => terms),
    );
    const rewards = await this.rewardsOf(reader.member, missions);
    const views: Mission[] = [];
    for (const mission of missions) {
      const own = rewards.filter(({ campaign }) => campaign === mission.id);
      const { scopeNames } = names(mission.terms, reader.language);
      views.push(await this.missionOf(mission, own, scopeNames, reader));
    }
    return views;
  }

  /** Those of the given periods, and those that can still be claimed. */
  private rewardsOf(member: string, missions: MissionInPeriod[]): Promise<RewardRow[]> {
    const steps = missions.flatMap(({ id, terms, days }) =>
      stepsOf(terms).map((_, at) => ({ id, occurrence: missionOccurrence(days, at + 1) })),
    );
    return this.database.query<RewardRow>(
      `${REWARDS} and e.campaign = any ($2::uuid[])
         and (e.status = 'claimable' or (e.campaign, e.occurrence) in (select * from unnest($3::uuid[], $4::text[])))`,
      [
        member,
        missions.map(({ id }) => id),
        steps.map(({ id }) => id),
        steps.map(({ occurrence }) => occurrence),
      ],
    );
  }

  private async missionOf(
    { id, terms, days }: MissionInPeriod,
    rewards: RewardRow[],
    scopeNames: ScopeNames,
    { brand, member, language }: MissionReader,
  ): Promise<Mission> {
    const { trigger, reward, giving, schedule } = terms;
    const { settings } = this.brands.byId(brand);
    if (trigger.on !== 'measure') throw new Error(`${id} is no mission`);
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
