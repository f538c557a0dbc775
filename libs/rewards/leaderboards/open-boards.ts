import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { dayOf, periodOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Budgets } from '../campaigns/budgets.js';
import { type CampaignInForce, isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { LATE_MS } from '../counting/late.js';
import { rankingOf } from './board-row.js';
import { poolOf, prizesByPlace } from './prizes.js';

/** A period of a campaign for whose prizes the budget is enough, beside those of boards that are not closed. */
const OPEN = `
  insert into rewards.board (brand, campaign, version, period, starts_at, ends_at, due_at, changed_at)
  select $1, c.id, $3, $4, $5, $6, $7, $8 from rewards.campaign c
  cross join lateral (select 1 + count(*) as boards from rewards.board b where b.campaign = c.id and b.closed_at is null) o
  where c.id = $2 and ($9::bigint is null or c.spent + o.boards * $10::bigint <= $9::bigint)
    and ($11::bigint is null or c.claims + o.boards * $12::bigint <= $11::bigint)
  on conflict (campaign, period) do nothing`;

/** Opens a board for each period of a campaign that ranks, with the terms of that moment: changes count from the next period on. */
@Injectable()
export class OpenBoards {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly campaigns: RunningCampaigns,
    private readonly budgets: Budgets,
  ) {}

  /** Those of the periods that run. */
  async open(brand: string): Promise<void> {
    const now = await this.clock.ofDatabase();
    for (const campaign of await this.campaigns.list(brand, 'rank'))
      if (isRunning(campaign.terms, now)) await this.openOne(brand, campaign, now);
  }

  private async openOne(brand: string, { id, version, terms }: CampaignInForce, now: Date): Promise<void> {
    const { currency, timeZone } = this.brands.byId(brand).settings;
    const { every } = rankingOf(terms);
    const { startsAt, endsAt } = terms.schedule;
    const period = every === 'once' ? null : periodOf(every, now, timeZone);
    const end = earliest([period?.end, endsAt === null ? undefined : new Date(endsAt)]);
    if (!end) return;
    const prizes = prizesByPlace(terms.reward, currency);
    const pool = poolOf(prizes);
    const { amount, claims } = terms.budget;
    await this.database.query(OPEN, [
      brand,
      id,
      version,
      period ? dayOf(period.start, timeZone) : 'once',
      period && period.start > new Date(startsAt) ? period.start : new Date(startsAt),
      end,
      new Date(end.getTime() + LATE_MS),
      now,
      amount === null ? null : String(parseAmount(amount, currency)),
      String(this.budgets.costOf(brand, terms.reward, pool)),
      claims,
      prizes.length,
    ]);
  }
}

const earliest = (moments: (Date | undefined)[]): Date | undefined =>
  moments
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
