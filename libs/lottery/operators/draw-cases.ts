import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import type { DRAW_LIST_STATES, DrawCase } from '../common/operator-draws.js';
import { isContradicted, WAITS } from '../draws/awaited-results.js';
import { type DrawRow, readDraws } from '../draws/draw-row.js';

export interface DrawFilter extends KeysetPage {
  brand: string;
  gameCode?: string;
  /** How the number begins. */
  drawNo?: string;
  state?: (typeof DRAW_LIST_STATES)[number];
}

interface ReadCase {
  row: DrawRow;
  value: DrawCase;
}

type About = Pick<DrawCase, 'names' | 'entered' | 'fed'>;

const BY_TIME = new Keyset({ 'd.draw_at': 'timestamptz', 'd.id': 'bigint' }, 'desc');

/** Draws as operators list them, the latest first. */
@Injectable()
export class DrawCases {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(filter: DrawFilter) {
    const draws = {
      columns: 'd.id',
      from: 'lottery.draw d',
      conditions: conditionsOf(filter, this.clock.now()),
      order: BY_TIME,
    };
    const { rows, ...page } = await readKeysetPage<{ id: string }>(this.database, draws, filter);
    const cases = await this.read(
      filter.brand,
      rows.map(({ id }) => id),
    );
    return { list: rows.flatMap(({ id }) => cases.get(id)?.value ?? []), ...page };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<ReadCase> {
    const found = (await this.read(brand, [id])).get(id);
    if (!found) throw new AppError(platformErrors.error_not_found);
    return found;
  }

  private async read(brand: string, ids: readonly string[]): Promise<Map<string, ReadCase>> {
    const rows = await readDraws(this.database, 'where d.brand = $1 and d.id = any($2::bigint[])', [
      brand,
      ids,
    ]);
    const about = new Map((await this.about(ids)).map(({ id, ...each }) => [id, each]));
    return new Map(
      rows.flatMap((row) => {
        const of = about.get(row.id);
        return of ? [[row.id, { row, value: caseOf(row, of) }] as const] : [];
      }),
    );
  }

  private about(ids: readonly string[]): Promise<(About & { id: string })[]> {
    return this.database.query(
      `select d.id, g.names,
         exists (select from lottery.result_entry e where e.draw = d.id and e.state = 'waiting') as entered,
         (select m.result from lottery.feed_message m where m.draw = d.id order by m.sequence desc, m.received_at desc limit 1) as fed
       from lottery.draw d join lottery.game g on g.brand = d.brand and g.code = d.game where d.id = any($1::bigint[])`,
      [ids],
    );
  }
}

function conditionsOf({ brand, gameCode, drawNo, state }: DrawFilter, now: Date): Conditions {
  const conditions = new Conditions().add('d.brand = ?', brand);
  if (gameCode !== undefined) conditions.add('d.game = ?', gameCode);
  if (drawNo !== undefined) conditions.add('starts_with(d.draw_no, ?)', drawNo);
  if (state === 'awaited') conditions.add(`${WAITS} or ${isContradicted('?')}`, now);
  else if (state && state !== 'all') conditions.add('d.status = ?', state);
  return conditions;
}

function caseOf(row: DrawRow, about: About): DrawCase {
  return {
    id: row.id,
    gameCode: row.game,
    drawNo: row.drawNo,
    status: row.status,
    source: row.source,
    suspended: row.suspended,
    openAt: row.openAt.toISOString(),
    closeAt: row.closeAt.toISOString(),
    drawAt: row.drawAt.toISOString(),
    resultDueAt: row.resultDueAt.toISOString(),
    voidAt: row.voidAt.toISOString(),
    alarmedAt: row.alarmedAt?.toISOString() ?? null,
    contradictedAt: row.contradictedAt?.toISOString() ?? null,
    result: row.result,
    revision: row.revision,
    voidReason: row.voidReason,
    ticketCount: row.ticketCount,
    ...about,
  };
}
