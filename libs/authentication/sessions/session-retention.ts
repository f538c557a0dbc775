import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '#libs/platform/housekeeping/retention';

/** A year; no session lives longer than a day. */
const SESSIONS_KEPT_MS = 365 * 24 * 3600 * 1000;
const DEVICES_KEPT_MS = 400 * 24 * 3600 * 1000;

/** Before $1, and by as many days before $2 as any brand sets, where that is longer. */
const before = (setting: string) => `(select least($1::timestamptz, $2::timestamptz - interval '1 day'
  * coalesce(max((settings #>> '{identity,login,${setting}}')::int), 0)) from site.brand_view)`;

/**
 * Deletes sessions of a year ago, except each person's latest, which says when the last log-in was, and devices that no browser
 * has sent for longer. Of chat guests no session is kept: each is a new person.
 */
@Injectable()
export class SessionRetention implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.register((now) => {
      const ago = (milliseconds: number) => [new Date(now.getTime() - milliseconds), now];
      const unseen = `seen_at < ${before('deviceDays')}`;
      return [
        {
          table: 'authentication.session',
          where: `started_at < ${before('addressDays')} and (role = 'service-guest' or exists (select from authentication.session later
            where later.person = session.person and later.started_at > session.started_at))`,
          parameters: ago(SESSIONS_KEPT_MS),
        },
        {
          table: 'authentication.known_device',
          where: `device in (select id from authentication.device where ${unseen})`,
          parameters: ago(DEVICES_KEPT_MS),
        },
        {
          table: 'authentication.device',
          where: `${unseen} and not exists (select from authentication.session where session.device = device.id)`,
          parameters: ago(DEVICES_KEPT_MS),
        },
      ];
    });
  }
}
