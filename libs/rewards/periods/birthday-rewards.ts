import { Injectable } from '@nestjs/common';
import { dayOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { eligibleValues, isEligible } from '../campaigns/eligibility.js';
import { sizesByLevel } from '../campaigns/reward-sizes.js';
import { isOnWeekday, isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { birthdaysOf } from './birthdays-of.js';

/** A birth date has to be given so long before the birthday. */
const KNOWN_BEFORE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Stores what a campaign gives the members whose birthday is one of $4 and $5, by their level. */
const STORE = `
  insert into rewards.due_award (campaign, version, member, occurrence, amount)
  select $1, $2, m.id, $3, s.amount
  from unnest($4::int[], $5::int[]) as d(month, day)
  join members.birthday_view b on b.brand = $6 and b.month = d.month and b.day = d.day and b.given_at <= $7
  join members.member_view m on m.id = b.member
  cross join lateral (select ($8::bigint[])[least(m.vip_rank + 1, cardinality($8::bigint[]))] as amount) s
  where s.amount > 0 and ${isEligible(9)} order by m.id on conflict do nothing`;

/** What campaigns give on a member's birthday, soon after it has begun in the brand's time zone. */
@Injectable()
export class BirthdayRewards {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly campaigns: RunningCampaigns,
  ) {}

  /** Stores what is to be given on the day that begins at `start`. */
  async store(brand: string, start: Date): Promise<void> {
    const { timeZone, currency } = this.brands.byId(brand).settings;
    const birthdays = birthdaysOf(start, timeZone);
    for (const { id, version, terms } of await this.campaigns.list(brand, 'birthday')) {
      if (!isRunning(terms, start) || !isOnWeekday(terms, start, timeZone)) continue;
      await this.database.query(STORE, [
        id,
        version,
        `year:${dayOf(start, timeZone).slice(0, 4)}`,
        birthdays.map(({ month }) => month),
        birthdays.map(({ day }) => day),
        brand,
        new Date(start.getTime() - KNOWN_BEFORE_DAYS * DAY_MS),
        sizesByLevel(terms.reward, currency).map(String),
        ...eligibleValues(terms),
      ]);
    }
  }
}
