import { Injectable } from '@nestjs/common';
import { parseRate, rateToWire } from '#libs/money/rate';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { type ActingOperator, auditName, operatorActor } from '#libs/platform/transitions/actor-context';
import { SiteChanges } from '#libs/site/index';
import { gamesErrors } from '../common/games.errors.js';
import type { TitleRates, TitleSwitches } from '../common/title-switches.js';

/** Another text once any of the switches has changed; of `games.title t`. */
export const SWITCHES_VERSION =
  "md5(concat_ws(' ', t.is_hot, t.is_new, t.support_play or t.freeplay, t.position, t.regions))";

/** What the brand decides about a title, apart from what its vendor lists. Each takes effect at once. */
@Injectable()
export class TitleEditing {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly changes: SiteChanges,
  ) {}

  /**
   * @throws AppError 404 for a title that the brand does not have, 409 if the switches are not those of `version`, 422 if
   * nothing changes
   */
  change(
    operator: ActingOperator,
    nodeId: number,
    { version, reason, switches }: { version: string; reason: string; switches: TitleSwitches },
  ): Promise<void> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query<TitleSwitches & { version: string }>(
        `select t.is_hot as "isHot", t.is_new as "isNew", t.support_play or t.freeplay as trial, t.position, t.regions,
           ${SWITCHES_VERSION} as version
         from games.title t where t.brand = $1 and t.node_id = $2 for update`,
        [operator.brand, nodeId],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      const { version: current, ...before } = row;
      if (current !== version) throw new AppError(gamesErrors.error_title_changed);
      const { isHot, isNew, trial, position } = switches;
      const regions = [...new Set(switches.regions)].sort();
      if (
        before.isHot === isHot &&
        before.isNew === isNew &&
        before.trial === trial &&
        before.position === position &&
        before.regions.join() === regions.join()
      )
        throw new AppError(platformErrors.error_nothing_changed);
      await this.database.query(
        `update games.title set is_hot = $3, is_new = $4, support_play = $5, freeplay = $5, position = $6,
           regions = $7
         where brand = $1 and node_id = $2`,
        [operator.brand, nodeId, isHot, isNew, trial, position, regions],
      );
      await this.record(operator, {
        action: 'title.changed',
        nodeId,
        before,
        after: { ...switches, regions, reason },
      });
    });
  }

  /** The vendor's code of a title. @throws AppError 404 for a title that the brand does not have */
  async codeOf(brand: string, nodeId: number): Promise<string> {
    const [row] = await this.database.query<{ code: string }>(
      'select game_code as code from games.title where brand = $1 and node_id = $2',
      [brand, nodeId],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return row.code;
  }

  /**
   * The rates as they are. Locks the title in the caller's transaction.
   * @throws AppError 404 for a title that the brand does not have
   */
  async lockRates(brand: string, nodeId: number): Promise<{ betWeight: number; edge: string | null }> {
    const [row] = await this.database.query<{ betWeight: number; edgePpm: number | null }>(
      `select bet_weight as "betWeight", edge_ppm as "edgePpm" from games.title
       where brand = $1 and node_id = $2 for update`,
      [brand, nodeId],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return { betWeight: row.betWeight, edge: row.edgePpm === null ? null : rateToWire(row.edgePpm) };
  }

  /** For rounds that begin from now on. In the caller's transaction, on a title that `lockRates` has locked. */
  async setRates(
    operator: ActingOperator,
    nodeId: number,
    { rates, reason }: { rates: TitleRates; reason: string },
  ): Promise<void> {
    const before = await this.lockRates(operator.brand, nodeId);
    await this.database.query(
      `update games.title set bet_weight = $3, edge_ppm = $4, listed_edge_ppm = coalesce(listed_edge_ppm, edge_ppm)
       where brand = $1 and node_id = $2`,
      [operator.brand, nodeId, rates.betWeight, parseRate(rates.edge)],
    );
    await this.record(operator, {
      action: 'title.rates-changed',
      nodeId,
      before,
      after: { ...rates, reason },
    });
  }

  private async record(
    operator: ActingOperator,
    { action, nodeId, before, after }: { action: string; nodeId: number; before: object; after: object },
  ): Promise<void> {
    await this.audit.record({
      brand: operator.brand,
      actor: auditName(operatorActor(operator)),
      action,
      subject: `title ${nodeId}`,
      address: operator.address,
      before,
      after,
    });
    this.changes.announce(operator.brand);
  }
}
