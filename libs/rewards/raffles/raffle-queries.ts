import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import { PlayScopes } from '../campaigns/play-scopes.js';
import type { getRaffle, getRaffleProof } from '../common/raffles.calls.js';
import { raffleDrawn } from '../common/raffles.events.js';
import { prizesByPlace } from '../leaderboards/prizes.js';
import { memberOf } from '../promotions/member-of.js';
import { campaignText } from '../promotions/reward-views.js';
import { RaffleReading } from './raffle-reading.js';
import { drawAtOf, type RaffleRow, raffleOf, readRaffles, stateOf } from './raffle-row.js';

/** Of so many raffles of a promotion the page has the results. */
const SHOWN_DRAWS = 12;

/** Of campaigns that are published or paused, and each that was drawn. */
const SHOWN = `r.brand = $1 and r.campaign = $2 and (r.drawn_at is not null
  or exists (select from rewards.campaign c where c.id = r.campaign and c.status <> 'ended'))`;

/** Reads raffles for members and guests. */
@Injectable()
export class RaffleQueries implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly boards: Boards,
    private readonly scopes: PlayScopes,
    private readonly reading: RaffleReading,
  ) {}

  onModuleInit(): void {
    this.boards.register(raffleDrawn, async (brand) => {
      const [row] = await this.database.query<{ at: Date | null }>(
        'select max(changed_at) as at from rewards.raffle where brand = $1',
        [brand],
      );
      return { at: row?.at?.toISOString() ?? null };
    });
  }

  /** @throws AppError 404 for a promotion that has no raffle, or not this one */
  get(
    caller: Caller,
    { id, raffle: named, language }: InputOf<typeof getRaffle>,
  ): Promise<ValueOf<typeof getRaffle>> {
    return this.database.snapshot(async () => {
      const all = await this.shown(caller.brand, id);
      const row = named === undefined ? this.current(all) : all.find((each) => each.id === named);
      if (!row) throw new AppError(platformErrors.error_not_found);
      const { terms } = row;
      const { settings } = this.brands.byId(row.brand);
      const { source, each, every, scope, kind, prizes } = raffleOf(terms);
      const names = await this.scopes.names(row.brand, [terms]);
      const member = memberOf(caller);
      return {
        id: row.id,
        promotion: row.campaign,
        ...campaignText(terms, settings, language),
        state: stateOf(row, this.clock.now()),
        source,
        each,
        every,
        scope,
        scopeNames: names(terms, language).scopeNames,
        weekdays: terms.schedule.weekdays,
        currency: settings.currency,
        kind,
        prizes,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        drawAt: drawAtOf(row).toISOString(),
        seedHash: row.seedHash,
        listHash: row.listHash,
        total: Number(row.total),
        winners: await this.reading.winners(row, member),
        own: member === null ? null : await this.reading.own(row, member, language),
        draws: all.slice(0, SHOWN_DRAWS).map((one) => ({
          id: one.id,
          endsAt: one.endsAt.toISOString(),
          state: stateOf(one, this.clock.now()),
        })),
        seq: member === null ? null : (await this.events.range(member)).head,
      };
    });
  }

  /** @throws AppError 404 for another promotion, and while the list is not frozen */
  proof(
    { brand }: Caller,
    { id, raffle }: InputOf<typeof getRaffleProof>,
  ): Promise<ValueOf<typeof getRaffleProof>> {
    return this.database.snapshot(async () => {
      const row = (await this.shown(brand, id)).find((each) => each.id === raffle);
      if (!row || row.listHash === null) throw new AppError(platformErrors.error_not_found);
      const [secrets] = await this.database.query<{ list: string; serverSeed: string | null }>(
        'select list, server_seed as "serverSeed" from rewards.raffle where id = $1',
        [row.id],
      );
      const winners = await this.reading.winners(row, null);
      return {
        seedHash: row.seedHash,
        listHash: row.listHash,
        list: secrets?.list ?? '',
        serverSeed: secrets?.serverSeed ?? null,
        prizes: prizesByPlace(row.terms.reward, this.brands.byId(brand).settings.currency).length,
        winners: winners.map(({ ticket, alias }) => ({ ticket, alias })),
      };
    });
  }

  /** The newest first. */
  private async shown(brand: string, campaign: string): Promise<RaffleRow[]> {
    return (await readRaffles(this.database, { where: SHOWN }, [brand, campaign])).toReversed();
  }

  /** The one that runs or comes, or else the one that was last. */
  private current(all: RaffleRow[]): RaffleRow | undefined {
    const open = all.filter(({ dueAt, closedAt }) => dueAt !== null && closedAt === null);
    const running = open.find(
      ({ startsAt, endsAt }) => startsAt <= this.clock.now() && endsAt > this.clock.now(),
    );
    return running ?? open[0] ?? all[0];
  }
}
