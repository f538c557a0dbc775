import { Injectable, type OnModuleInit } from '@nestjs/common';
import { maskedAccount } from '#libs/members/common/masked-account';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { PlayScopes } from '../campaigns/play-scopes.js';
import { wireSize } from '../campaigns/reward-sizes.js';
import type {
  getLeaderboard,
  Leaderboard,
  listLeaderboards,
  RankedPlace,
} from '../common/leaderboards.calls.js';
import { leaderboardUpdated } from '../common/leaderboards.events.js';
import type { ScopeNames } from '../common/promotions.calls.js';
import { campaignText } from '../promotions/reward-views.js';
import { BoardReading, type OwnRow } from './board-reading.js';
import { type BoardRow, rankingOf, readBoards } from './board-row.js';
import { prizesByPlace } from './prizes.js';
import { scoreText } from './score-text.js';

/** For so long a closed board is still shown. */
const SHOWN_DAYS = 7;
const DAY_MS = 86_400_000;

/** Boards of published campaigns that are not closed, and of each campaign the one that was closed last, if that is not long ago. */
const SHOWN = `b.brand = $1 and exists (select from rewards.campaign c where c.id = b.campaign and c.status = 'published')
  and (b.closed_at is null or b.closed_at > $2 and b.ends_at = (
    select max(o.ends_at) from rewards.board o where o.campaign = b.campaign and o.closed_at is not null))`;

/** Reads leaderboards with the reader's own rank. */
@Injectable()
export class LeaderboardQueries implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly boards: Boards,
    private readonly eligibility: Eligibility,
    private readonly scopes: PlayScopes,
    private readonly reading: BoardReading,
  ) {}

  onModuleInit(): void {
    this.boards.register(leaderboardUpdated, async (brand) => ({
      boards: (await this.shown(brand)).map(({ id, changedAt }) => ({ id, asOf: changedAt.toISOString() })),
    }));
  }

  list(
    { person, brand }: LoggedIn,
    { language }: InputOf<typeof listLeaderboards>,
  ): Promise<ValueOf<typeof listLeaderboards>> {
    return this.database.snapshot(async () => {
      const rows = await this.allowed(person, await this.shown(brand));
      const names = await this.scopes.names(
        brand,
        rows.map(({ terms }) => terms),
      );
      const list: Leaderboard[] = [];
      for (const row of rows.toSorted(runningFirst))
        list.push(await this.view(row, person, language, names(row.terms, language).scopeNames));
      return { list, seq: (await this.events.range(person)).head };
    });
  }

  /** @throws AppError 404 for a board that is not shown to the member */
  get(
    { person, brand }: LoggedIn,
    { id, language }: InputOf<typeof getLeaderboard>,
  ): Promise<ValueOf<typeof getLeaderboard>> {
    return this.database.snapshot(async () => {
      const found = await readBoards(this.database, { where: 'b.id = $1 and b.brand = $2' }, [id, brand]);
      const [row] = await this.allowed(person, found);
      if (!row) throw new AppError(platformErrors.error_not_found);
      const names = await this.scopes.names(brand, [row.terms]);
      const view = await this.view(row, person, language, names(row.terms, language).scopeNames);
      return { ...view, top: await this.top(row, person), seq: (await this.events.range(person)).head };
    });
  }

  private shown(brand: string): Promise<BoardRow[]> {
    const since = new Date(this.clock.now().getTime() - SHOWN_DAYS * DAY_MS);
    return readBoards(this.database, { where: SHOWN }, [brand, since]);
  }

  private async allowed(member: string, rows: BoardRow[]): Promise<BoardRow[]> {
    const candidate = await this.eligibility.candidate(member);
    return rows.filter(({ terms }) => candidate !== null && this.eligibility.allows(terms, candidate));
  }

  private async top(board: BoardRow, member: string): Promise<RankedPlace[]> {
    const rows = await this.reading.top(board);
    return rows.map((row) => ({
      key: row.key,
      rank: row.rank,
      alias: maskedAccount(row.account),
      score: this.scoreOf(board, BigInt(row.score)),
      prize: this.prizeOf(board, row),
      own: row.member === member,
    }));
  }

  private async view(
    board: BoardRow,
    member: string,
    language: LanguageCode,
    scopeNames: ScopeNames,
  ): Promise<Leaderboard> {
    const { terms } = board;
    const { settings } = this.brands.byId(board.brand);
    const { metric, every, ties, scope, kind, prizes } = rankingOf(terms);
    const own = await this.reading.own(board, member);
    const over = board.closedAt === null ? 'provisional' : 'final';
    return {
      id: board.id,
      promotion: board.campaign,
      ...campaignText(terms, settings, language),
      state: this.reading.isOver(board) ? over : 'open',
      metric,
      every,
      ties,
      scope,
      scopeNames,
      weekdays: terms.schedule.weekdays,
      currency: settings.currency,
      kind,
      wagering: terms.reward.wagering,
      giving: terms.giving,
      prizes,
      startsAt: board.startsAt.toISOString(),
      endsAt: board.endsAt.toISOString(),
      taking: terms.giving.optIn && !(await this.hasJoined(board, member)) ? 'join' : 'part',
      participants: await this.reading.participants(board),
      asOf: board.changedAt.toISOString(),
      own: own
        ? {
            rank: own.rank,
            score: this.scoreOf(board, BigInt(own.score)),
            prize: this.prizeOf(board, own),
            toNext: this.toNext(board, own),
          }
        : null,
    };
  }

  private async hasJoined({ campaign }: BoardRow, member: string): Promise<boolean> {
    const rows = await this.database.query(
      `select from rewards.entitlement where campaign = $1 and member = $2 and occurrence = 'next' and status = 'joined'`,
      [campaign, member],
    );
    return rows.length > 0;
  }

  private scoreOf({ terms, brand }: BoardRow, score: bigint): string {
    return scoreText(rankingOf(terms).metric, score, this.brands.byId(brand).settings.currency);
  }

  /** Where ties come in the order of who was first, a score that is alike is not enough. */
  private toNext(board: BoardRow, { score, ahead }: OwnRow): string | null {
    if (ahead === null || this.reading.isOver(board)) return null;
    const more = rankingOf(board.terms).ties === 'first' ? 1n : 0n;
    return this.scoreOf(board, BigInt(ahead) - BigInt(score) + more);
  }

  /** Of a standing what it was; before, what the place would get, but for what ties share. */
  private prizeOf(
    { terms, brand }: BoardRow,
    { place, prize }: Pick<OwnRow, 'place' | 'prize'>,
  ): string | null {
    const { currency } = this.brands.byId(brand).settings;
    const amount = prize === null ? (prizesByPlace(terms.reward, currency)[place - 1] ?? 0n) : BigInt(prize);
    return amount === 0n ? null : wireSize(terms.reward.kind, amount, currency);
  }
}

const runningFirst = (one: BoardRow, other: BoardRow): number =>
  Number(one.closedAt !== null) - Number(other.closedAt !== null) ||
  one.endsAt.getTime() - other.endsAt.getTime();
