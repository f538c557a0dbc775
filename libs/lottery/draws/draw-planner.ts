import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { type DrawTime, drawsAfter } from '../common/draws/draw-times.js';
import { findGame, type LotteryGame, resultWaits } from '../common/games.js';
import { Beacon } from './beacon.js';

const MINUTE_MS = 60_000;
/** So far ahead draws are planned, and with it their commitments published; never fewer than `leastOf`. */
const AHEAD_MS = 48 * 60 * MINUTE_MS;
const AT_ONCE = 1000;

const leastOf = ({ schedule }: LotteryGame): number => {
  switch (schedule.kind) {
    case 'periodic':
      return 130;
    case 'daily':
    case 'weekdays':
      return 30;
    case 'month-days':
      return 8;
  }
};

const INSERT = `
  with planned as (
    insert into lottery.draw (brand, game, draw_no, source, open_at, close_at, draw_at, result_due_at, void_at, due_at, commitment, changed_at)
    select $1, $2, d.no, $11, d.open_at, d.close_at, d.draw_at, d.draw_at + $12 * interval '1 minute', d.draw_at + $8 * interval '1 minute',
      d.open_at, d.commitment, $3
    from unnest($4::text[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $9::text[]) d(no, open_at, close_at, draw_at, commitment)
    on conflict (brand, game, draw_no) do nothing returning id, draw_no
  )
  insert into lottery.draw_seed (draw, sealed_seed)
  select p.id, s.sealed from planned p join unnest($4::text[], $10::text[]) s(no, sealed) on s.no = p.draw_no and s.sealed is not null
  returning draw`;

/** Plans draws ahead; those of ours with a seed each, whose hash is published from then on. */
@Injectable()
export class DrawPlanner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secret: InstallationSecret,
    private readonly beacon: Beacon,
  ) {}

  /**
   * Plans what is missing of every game that a brand offers; those of ours only with a beacon. Twice at once, each draw is planned once.
   */
  async planAll(): Promise<void> {
    const games = await this.database.query<{ brand: string; code: string; last: Date | null }>(
      `select g.brand, g.code, (select max(d.draw_at) from lottery.draw d where d.brand = g.brand and d.game = g.code) as last
       from lottery.game g order by g.brand, g.code`,
    );
    for (const { brand, code, last } of games) {
      const game = findGame(code);
      if (game && (this.beacon.isSetUp || game.result !== 'own')) await this.plan(brand, game, last);
    }
  }

  private async plan(brand: string, game: LotteryGame, last: Date | null): Promise<void> {
    const now = this.clock.now();
    const missing = missingDraws(game, now, last);
    for (let at = 0; at < missing.length; at += AT_ONCE)
      await this.insert(brand, game, missing.slice(at, at + AT_ONCE), now);
  }

  private async insert(brand: string, game: LotteryGame, draws: DrawTime[], now: Date): Promise<void> {
    const seeds = game.result === 'own' ? draws.map(() => randomBytes(32)) : [];
    const sealed = await Promise.all(seeds.map((seed) => this.secret.seal(seed.toString('hex'))));
    const waits = resultWaits(game);
    await this.database.query(INSERT, [
      brand,
      game.code,
      now,
      draws.map(({ drawNo }) => drawNo),
      draws.map(({ openAt }) => openAt),
      draws.map(({ closeAt }) => closeAt),
      draws.map(({ drawAt }) => drawAt),
      waits.voidMinutes,
      draws.map((_, at) => commitmentOf(seeds[at])),
      sealed,
      game.result,
      waits.lateMinutes,
    ]);
  }
}

const commitmentOf = (seed: Buffer | undefined): string | null =>
  seed ? createHash('sha256').update(seed).digest('hex') : null;

/** Those that come next and are not planned: until 48 hours ahead, and as many as the game has to have. */
function missingDraws(game: LotteryGame, now: Date, last: Date | null): DrawTime[] {
  const until = now.getTime() + AHEAD_MS;
  const missing: DrawTime[] = [];
  let ahead = 0;
  for (const draw of drawsAfter(game, now)) {
    if (draw.drawAt.getTime() > until && ahead >= leastOf(game)) break;
    ahead += 1;
    if (draw.closeAt > now && (last === null || draw.drawAt > last)) missing.push(draw);
  }
  return missing;
}
