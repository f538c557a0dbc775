import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { type CampaignInForce, isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { lastMissionDays, type MissionDays, missionDays } from './mission-days.js';

/** A mission in its period that runs, or in its last one. */
export interface MissionInPeriod extends CampaignInForce {
  days: MissionDays;
}

/** Finds the missions that are for a member. */
@Injectable()
export class MemberMissions {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
  ) {}

  async running(member: string, brand: string): Promise<MissionInPeriod[]> {
    const now = this.clock.now();
    const campaigns = await this.campaigns.list(brand, 'measure');
    const running = campaigns.filter(({ terms }) => isRunning(terms, now));
    const allowed = await this.allowed(member, running);
    return allowed.map((mission) => ({
      ...mission,
      days: missionDays(mission.terms, now, this.timeZoneOf(brand)),
    }));
  }

  /** Those that are over, the last one first. */
  async ended(member: string, brand: string): Promise<MissionInPeriod[]> {
    const ended = await this.campaigns.ended(brand, 'measure', this.clock.now());
    const allowed = await this.allowed(member, ended);
    return allowed.map(({ endedAt, ...mission }) => ({
      ...mission,
      days: lastMissionDays(mission.terms, endedAt, this.timeZoneOf(brand)),
    }));
  }

  private async allowed<Mission extends CampaignInForce>(
    member: string,
    missions: Mission[],
  ): Promise<Mission[]> {
    const candidate = await this.eligibility.candidate(member);
    return missions.filter(({ terms }) => candidate !== null && this.eligibility.allows(terms, candidate));
  }

  private timeZoneOf(brand: string): string {
    return this.brands.byId(brand).settings.timeZone;
  }
}
