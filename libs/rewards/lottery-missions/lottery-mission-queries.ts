import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { PlayScopes } from '../campaigns/play-scopes.js';
import {
  type LotteryMission,
  type LotteryMissionKind,
  type listLotteryMissions,
  lotteryMissionKind,
} from '../common/lottery-missions.calls.js';
import type { Mission } from '../common/missions.calls.js';
import { MemberMissions, type MissionInPeriod } from '../missions/member-missions.js';
import { MissionReading } from '../missions/mission-reading.js';

interface OfLottery {
  mission: MissionInPeriod;
  kind: LotteryMissionKind;
}

/** Reads the missions of a member whose games are all of the lottery. */
@Injectable()
export class LotteryMissionQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly events: Events,
    private readonly missions: MemberMissions,
    private readonly reading: MissionReading,
    private readonly scopes: PlayScopes,
  ) {}

  list(
    { person: member, brand }: LoggedIn,
    { status, language, pageNo, pageSize }: InputOf<typeof listLotteryMissions>,
  ): Promise<ValueOf<typeof listLotteryMissions>> {
    return this.database.snapshot(async () => {
      const all =
        status === 'O'
          ? await this.missions.running(member, brand)
          : await this.missions.ended(member, brand);
      const ofLottery = await this.ofLottery(brand, all);
      const shown = ofLottery.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const views = await this.reading.views(
        shown.map(({ mission }) => mission),
        { brand, member, language: language ?? this.brands.byId(brand).settings.defaultLanguage },
      );
      const list: LotteryMission[] = [];
      for (const [at, { mission, kind }] of shown.entries()) {
        const view = views[at];
        if (!view) throw new Error(`mission ${mission.id} was not read`);
        const gameCodes = await this.scopes.gameCodes(brand, view.scope);
        list.push({
          missionId: view.id,
          title: view.title,
          kind,
          gameCodes,
          startAt: mission.days.start.toISOString(),
          endAt: view.endsAt,
          reachedValue: view.done,
          currency: view.currency,
          rewardKind: view.kind,
          milestones: milestonesOf(view, status === 'O' ? 'open' : 'missed'),
        });
      }
      const total = ofLottery.length;
      const { head: seq } = await this.events.range(member);
      return { list, total, totalPages: totalPages(total, pageSize), seq };
    });
  }

  private async ofLottery(brand: string, missions: MissionInPeriod[]): Promise<OfLottery[]> {
    const found: OfLottery[] = [];
    for (const mission of missions) {
      const { trigger } = mission.terms;
      const kind = trigger.on === 'measure' ? lotteryMissionKind(trigger.measure) : null;
      if (trigger.on === 'measure' && kind && (await this.scopes.isLottery(brand, trigger.scope)))
        found.push({ mission, kind });
    }
    return found;
  }
}

const milestonesOf = ({ steps }: Mission, notReached: 'open' | 'missed'): LotteryMission['milestones'] =>
  steps.map(({ target, amount, reward }) => ({
    target,
    reward: reward?.amount ?? amount,
    status: reward?.status ?? notReached,
    rewardId: reward?.id ?? null,
  }));
