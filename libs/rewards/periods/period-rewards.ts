import { Injectable } from '@nestjs/common';
import { FeedReaders } from '#libs/games/index';
import { parseAmount } from '#libs/money/amount';
import { type CalendarPeriod, dayOf, type Period } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { eligibleValues, isEligible } from '../campaigns/eligibility.js';
import { type PublishedCampaign, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { typesOf } from '../common/play-scope.js';
import { READER } from '../counting/reader.js';
import { BirthdayRewards } from './birthday-rewards.js';
import { countedDays } from './counted-days.js';
import { DueAwards } from './due-awards.js';

/**
 * Stores what a version of a campaign gives back of the losses from day $2 to before $3, for all its members at once. With $14 for those who
 * have joined under it, of the days after that; else for those who have not joined.
 */
const STORE = `
  with lost as (
    select p.member, sum(p.net_loss) as loss from rewards.play_day p join games.title_view t on t.node_id = p.node_id
    left join rewards.entitlement j on j.campaign = $10 and j.member = p.member and j.occurrence = 'next'
    where p.brand = $1 and p.day >= $2::date and p.day < $3::date
      and ($4::int[] is null or extract(isodow from p.day)::int = any ($4::int[]))
      and ($5::text[] is null or t.game_type = any ($5::text[])) and ($6::text[] is null or t.vendor = any ($6::text[]))
      and ($7::int[] is null or p.node_id = any ($7::int[]))
      and case when $14 then j.version = $11 and p.day > (j.created_at at time zone $13)::date else j.id is null end
    group by p.member having sum(p.net_loss) > 0
  ), sized as (
    select member, least(trunc(loss * $8::int / 100), $9::bigint)::bigint as amount from lost
  )
  insert into rewards.due_award (campaign, version, member, occurrence, amount)
  select $10, $11, s.member, $12, s.amount from sized s join members.member_view m on m.id = s.member
  where s.amount >= $15::bigint and ${isEligible(16)} order by s.member on conflict do nothing`;

/** What campaigns give when a day, a week or a month is over. */
@Injectable()
export class PeriodRewards {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly campaigns: RunningCampaigns,
    private readonly feed: FeedReaders,
    private readonly due: DueAwards,
    private readonly birthdays: BirthdayRewards,
  ) {}

  /** Gives it all, and what a day that begins is the birthday of. False where play of the period is not counted yet, and nothing was given for it. What a killed worker had given is not given again. */
  async give(brand: string, code: CalendarPeriod, period: Period): Promise<boolean> {
    if (code === 'D') {
      await this.birthdays.store(brand, period.end);
      await this.due.giveAll(brand);
    }
    const campaigns = await this.campaigns.ofPeriod(brand, code, period);
    if (campaigns.length > 0 && !(await this.feed.hasRead(READER, brand, period.end))) return false;
    for (const campaign of campaigns) {
      if (!campaign.terms.giving.optIn) await this.store(brand, campaign, period, 'others');
      for (const version of await this.campaigns.versionsOf(campaign.id))
        if (version.terms.giving.optIn) await this.store(brand, version, period, 'joined');
    }
    await this.due.giveAll(brand);
    return true;
  }

  private async store(
    brand: string,
    { id, version, terms, publishedAt }: PublishedCampaign,
    period: Period,
    who: 'joined' | 'others',
  ): Promise<void> {
    const { trigger, reward, schedule } = terms;
    if (trigger.on !== 'period' || reward.size.kind !== 'percent') return;
    const { timeZone, currency } = this.brands.byId(brand).settings;
    const { percent, least, most } = reward.size;
    const { startsAt, endsAt, weekdays } = schedule;
    const days = countedDays(
      period,
      { since: [new Date(startsAt), publishedAt], endsAt: endsAt === null ? null : new Date(endsAt) },
      timeZone,
    );
    await this.database.query(STORE, [
      brand,
      days.from,
      days.until,
      weekdays,
      typesOf(trigger.scope),
      trigger.scope.vendors,
      trigger.scope.titles,
      percent,
      String(parseAmount(most, currency)),
      id,
      version,
      `period:${dayOf(period.start, timeZone)}`,
      timeZone,
      who === 'joined',
      String(least === null ? 1n : parseAmount(least, currency)),
      ...eligibleValues(terms),
    ]);
  }
}
