import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { launchEnded } from '../common/launch.events.js';

const MINUTE_MS = 60_000;

interface NewLaunch {
  nodeId: number;
  vendor: string;
  currency: Currency;
  /** The vendor provides play money of its own, and does not call the wallet. */
  demo: boolean;
  /** The vendor allows a member one game: the others end. */
  oneGame: boolean;
}

/** The hash under which a launch token is stored. */
export const launchTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Issues launch tokens, each for one first `authenticate` and then for the bets of its game session. */
@Injectable()
export class LaunchTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly events: Events,
  ) {}

  /**
   * Where the vendor allows one game, the member's others end with the same transaction, before the vendor is asked: a
   * moment with two of them would be worse than one without.
   */
  issue(caller: LoggedIn, launch: NewLaunch): Promise<{ id: string; token: string }> {
    return this.database.transaction(async () => {
      const issued = { id: randomUUID(), token: randomBytes(32).toString('base64url') };
      if (launch.oneGame) await this.endOthers(caller, launch);
      await this.insert(caller, launch, issued);
      return issued;
    });
  }

  /** Launches of one member at one vendor take turns, so that of two at the same moment one ends the other. */
  private async endOthers(caller: LoggedIn, { vendor, nodeId }: NewLaunch): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('launches of ' || $1, 0))`, [
      `${caller.person} at ${vendor}`,
    ]);
    const ended = await this.database.query<{ id: string; node_id: number }>(
      `with ended as (
         update games.launch l set superseded_at = $3 from games.title t
         where l.member = $1 and l.superseded_at is null and l.expires_at > $3
           and t.node_id = l.node_id and t.vendor = $2 returning l.id, l.node_id
       ) select id, node_id from ended order by id`,
      [caller.person, vendor, this.clock.now()],
    );
    for (const { id, node_id } of ended)
      await this.events.append(launchEnded, caller.person, caller.brand, {
        launchId: id,
        nodeId: node_id,
        by: nodeId,
      });
  }

  private async insert(caller: LoggedIn, launch: NewLaunch, issued: { id: string; token: string }) {
    const { gameSessions } = this.brands.byId(caller.brand).settings;
    const now = this.clock.now().getTime();
    await this.database.query(
      `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
         authenticate_before, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        issued.id,
        launchTokenHash(issued.token),
        caller.brand,
        caller.person,
        caller.session,
        launch.nodeId,
        launch.currency,
        launch.demo,
        new Date(now),
        new Date(now + gameSessions.startWithinMinutes * MINUTE_MS),
        new Date(now + gameSessions.minutes * MINUTE_MS),
      ],
    );
  }
}
