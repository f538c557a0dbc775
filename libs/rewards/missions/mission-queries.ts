import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getMissions } from '../common/missions.calls.js';
import { MemberMissions } from './member-missions.js';
import { MissionReading } from './mission-reading.js';

/** Reads the missions that run for a member. */
@Injectable()
export class MissionQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly missions: MemberMissions,
    private readonly reading: MissionReading,
  ) {}

  list(
    { person: member, brand }: LoggedIn,
    { language }: InputOf<typeof getMissions>,
  ): Promise<ValueOf<typeof getMissions>> {
    return this.database.snapshot(async () => {
      const running = await this.missions.running(member, brand);
      const list = await this.reading.views(running, { brand, member, language });
      return { list, seq: (await this.events.range(member)).head };
    });
  }
}
