import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { type ActingOperator, auditName, operatorActor } from '#libs/platform/transitions/actor-context';
import { SiteChanges } from '#libs/site/index';
import type { CatalogueChangeState } from '../common/catalogue-change.js';
import { gamesErrors } from '../common/games.errors.js';
import { SCENE_BY_CATEGORY, SCENE_BY_CLASS } from './scenes.js';
import { lockVendor } from './vendor-lock.js';

interface Change {
  id: string;
  vendor: string;
  state: CatalogueChangeState;
  gameCode: string;
}

/** Codes that are named in one entry of the audit. */
const MOST_CODES = 100;

/** An accepted difference is applied to the brand's titles at once; visitors see it without a reload. */
@Injectable()
export class CatalogueDecisions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly changes: SiteChanges,
  ) {}

  /** @throws AppError 404 for a difference of another brand, 409 for one that is over */
  accept(operator: ActingOperator, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const change = await this.lock(operator.brand, id, 'open');
      await this.apply(operator, change.vendor, [change]);
    });
  }

  /**
   * Accepts all that waits of a vendor, and returns how many there were.
   * @throws AppError 409 if the list was read again since `readAt`, so that the operator has not seen all of it
   */
  acceptAll(operator: ActingOperator, vendor: string, readAt: string): Promise<number> {
    return this.database.transaction(async () => {
      await lockVendor(this.database, operator.brand, vendor);
      const [reading] = await this.database.query<{ readAt: Date | null }>(
        'select read_at as "readAt" from games.catalogue_reading where brand = $1 and vendor = $2',
        [operator.brand, vendor],
      );
      if (reading?.readAt?.toISOString() !== readAt)
        throw new AppError(gamesErrors.error_catalogue_read_again);
      const open = await this.database.query<Change>(
        `select id, vendor, state, game_code as "gameCode" from games.catalogue_change
         where brand = $1 and vendor = $2 and state = 'open' order by id for update`,
        [operator.brand, vendor],
      );
      if (open.length === 0) throw new AppError(platformErrors.error_nothing_changed);
      await this.apply(operator, vendor, open);
      return open.length;
    });
  }

  /** Accepts the titles that a vendor has added, where there are any; what it changed or withdrew waits. */
  acceptAdded(operator: ActingOperator, vendor: string): Promise<void> {
    return this.database.transaction(async () => {
      await lockVendor(this.database, operator.brand, vendor);
      const added = await this.database.query<Change>(
        `select id, vendor, state, game_code as "gameCode" from games.catalogue_change
         where brand = $1 and vendor = $2 and state = 'open' and kind = 'added' order by id for update`,
        [operator.brand, vendor],
      );
      if (added.length > 0) await this.apply(operator, vendor, added);
    });
  }

  /** The brand's title stays as it is, and the same difference is not asked again. @throws AppError as `accept` */
  reject(operator: ActingOperator, id: string, reason: string): Promise<void> {
    return this.decide(operator, { id, from: 'open', to: 'rejected', reason });
  }

  /** Lets a rejected difference wait for a decision again. @throws AppError as `accept` */
  reopen(operator: ActingOperator, id: string): Promise<void> {
    return this.decide(operator, { id, from: 'rejected', to: 'open', reason: null });
  }

  private decide(
    operator: ActingOperator,
    {
      id,
      from,
      to,
      reason,
    }: { id: string; from: CatalogueChangeState; to: 'open' | 'rejected'; reason: string | null },
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { vendor, gameCode } = await this.lock(operator.brand, id, from);
      const [taken] = await this.database.query(
        `select from games.catalogue_change
         where brand = $1 and vendor = $2 and game_code = $3 and state = 'open' and id <> $4`,
        [operator.brand, vendor, gameCode, id],
      );
      if (taken) throw new AppError(gamesErrors.error_catalogue_change_over);
      const isOpen = to === 'open';
      await this.database.query(
        'update games.catalogue_change set state = $2, decided_at = $3, decided_by = $4, reason = $5 where id = $1',
        [id, to, isOpen ? null : this.clock.now(), isOpen ? null : operator.id, reason],
      );
      await this.record(operator, isOpen ? 'reopened' : 'rejected', { vendor, codes: [gameCode], reason });
    });
  }

  private async apply(operator: ActingOperator, vendor: string, changes: Change[]): Promise<void> {
    const ids = changes.map(({ id }) => id);
    const now = this.clock.now();
    await this.database.query(
      `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, is_new, support_play,
         freeplay, scene, position, min_bet, max_bet, largest_win, edge_ppm, image)
       select nextval('games.title_node_id'), c.brand, c.vendor, l.names, l."gameType", l.classify, c.game_code, true,
         l.trial, l.trial, coalesce($2::jsonb ->> l.classify, $3::jsonb ->> l."gameType"),
         coalesce((select max(t.position) from games.title t where t.brand = c.brand and t.game_type = l."gameType"), 0)
           + row_number() over (partition by l."gameType" order by c.game_code),
         l."minBet", l."maxBet", l."largestWin", l."edgePpm", l.image
       from games.catalogue_change c, jsonb_to_record(c.listed) as l(names jsonb, "gameType" text, classify text,
         trial boolean, "minBet" bigint, "maxBet" bigint, "largestWin" bigint, "edgePpm" int, image text)
       where c.id = any($1::bigint[]) and c.kind = 'added'`,
      [ids, JSON.stringify(SCENE_BY_CLASS), JSON.stringify(SCENE_BY_CATEGORY)],
    );
    await this.database.query(
      `update games.title t set names = t.names || l.names, game_type = l."gameType", classify = l.classify,
         min_bet = l."minBet", max_bet = l."maxBet", largest_win = l."largestWin",
         edge_ppm = case when t.listed_edge_ppm <> t.edge_ppm then t.edge_ppm else l."edgePpm" end,
         listed_edge_ppm = case when t.listed_edge_ppm is not null then l."edgePpm" end,
         image = l.image, withdrawn_at = null
       from games.catalogue_change c, jsonb_to_record(c.listed) as l(names jsonb, "gameType" text, classify text,
         "minBet" bigint, "maxBet" bigint, "largestWin" bigint, "edgePpm" int, image text)
       where c.id = any($1::bigint[]) and c.kind in ('changed', 'returned')
         and t.brand = c.brand and t.vendor = c.vendor and t.game_code = c.game_code`,
      [ids],
    );
    await this.database.query(
      `update games.title t set withdrawn_at = $2 from games.catalogue_change c
       where c.id = any($1::bigint[]) and c.kind = 'withdrawn'
         and t.brand = c.brand and t.vendor = c.vendor and t.game_code = c.game_code`,
      [ids, now],
    );
    await this.database.query(
      `update games.catalogue_change set state = 'accepted', decided_at = $2, decided_by = $3 where id = any($1::bigint[])`,
      [ids, now, operator.id],
    );
    await this.record(operator, 'accepted', { vendor, codes: changes.map(({ gameCode }) => gameCode) });
    this.changes.announce(operator.brand);
  }

  private async lock(brand: string, id: string, expected: CatalogueChangeState): Promise<Change> {
    const [known] = await this.database.query<{ vendor: string }>(
      'select vendor from games.catalogue_change where brand = $1 and id = $2',
      [brand, id],
    );
    if (!known) throw new AppError(platformErrors.error_not_found);
    await lockVendor(this.database, brand, known.vendor);
    const [change] = await this.database.query<Change>(
      `select id, vendor, state, game_code as "gameCode" from games.catalogue_change where id = $1 for update`,
      [id],
    );
    if (change?.state !== expected) throw new AppError(gamesErrors.error_catalogue_change_over);
    return change;
  }

  private record(
    operator: ActingOperator,
    move: 'accepted' | 'rejected' | 'reopened',
    { vendor, codes, reason }: { vendor: string; codes: string[]; reason?: string | null },
  ): Promise<void> {
    return this.audit.record({
      brand: operator.brand,
      actor: auditName(operatorActor(operator)),
      action: `catalogue.change-${move}`,
      subject: `vendor ${vendor}`,
      address: operator.address,
      after: { titles: codes.length, codes: codes.slice(0, MOST_CODES), ...(reason && { reason }) },
    });
  }
}
