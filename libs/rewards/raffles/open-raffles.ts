import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { dayOf, periodOf } from '#libs/platform/clock/periods';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import { Budgets } from '../campaigns/budgets.js';
import { type CampaignInForce, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { sha256 } from '../common/raffle-draw.js';
import { raffleDrawn } from '../common/raffles.events.js';
import { LATE_MS } from '../counting/late.js';
import { poolOf, prizesByPlace } from '../leaderboards/prizes.js';
import { raffleOf } from './raffle-row.js';

const SEED_BYTES = 32;

interface Term {
  /** The first day of the period, or `once`. */
  name: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Opens a raffle for each period of a campaign that draws, with the terms of that moment: changes count from the next period on. All of its
 * prizes are taken from the budget, and the server's seed is made, of which only the hash is shown until the draw.
 */
@Injectable()
export class OpenRaffles {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly campaigns: RunningCampaigns,
    private readonly budgets: Budgets,
    private readonly secret: InstallationSecret,
    private readonly boards: Boards,
  ) {}

  /** Those of the periods that run, or come first. Joins the caller's transaction, where there is one. */
  async open(brand: string): Promise<void> {
    const now = await this.clock.ofDatabase();
    for (const campaign of await this.campaigns.list(brand, 'draw')) {
      const term = this.termOf(brand, campaign, now);
      if (term && !(await this.exists(campaign.id, term)))
        await this.database.transaction(() => this.openOne(brand, campaign, term));
    }
  }

  private async openOne(brand: string, { id, version, terms }: CampaignInForce, term: Term): Promise<void> {
    // Who opens it at the same time waits, and then finds it.
    await this.database.query('select from rewards.campaign where id = $1 for update', [id]);
    if (await this.exists(id, term)) return;
    const prizes = prizesByPlace(terms.reward, this.brands.byId(brand).settings.currency);
    const cost = this.budgets.costOf(brand, terms.reward, poolOf(prizes));
    if (!(await this.budgets.take({ campaign: id, brand, terms }, cost, prizes.length))) return;
    const seed = randomBytes(SEED_BYTES).toString('hex');
    await this.database.query(
      `insert into rewards.raffle (brand, campaign, version, period, starts_at, ends_at, due_at, seed_hash, sealed_seed, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        brand,
        id,
        version,
        term.name,
        term.startsAt,
        term.endsAt,
        new Date(term.endsAt.getTime() + LATE_MS),
        await sha256(seed),
        await this.secret.seal(seed),
        await this.clock.ofDatabase(),
      ],
    );
    this.boards.changed(raffleDrawn, brand);
  }

  private async exists(campaign: string, { name }: Term): Promise<boolean> {
    const rows = await this.database.query('select from rewards.raffle where campaign = $1 and period = $2', [
      campaign,
      name,
    ]);
    return rows.length > 0;
  }

  /** Nothing once the campaign is over. */
  private termOf(brand: string, { terms }: CampaignInForce, now: Date): Term | null {
    const { timeZone } = this.brands.byId(brand).settings;
    const { every } = raffleOf(terms);
    const starts = new Date(terms.schedule.startsAt);
    const ends = terms.schedule.endsAt === null ? null : new Date(terms.schedule.endsAt);
    const moment = latest(now, starts);
    if (ends !== null && ends <= moment) return null;
    if (every === 'once') return ends && { name: 'once', startsAt: starts, endsAt: ends };
    const { start, end } = periodOf(every, moment, timeZone);
    return {
      name: dayOf(start, timeZone),
      startsAt: latest(start, starts),
      endsAt: ends !== null && ends < end ? ends : end,
    };
  }
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
