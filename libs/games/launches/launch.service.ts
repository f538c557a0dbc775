import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { Members } from '#libs/members/index';

import { type Currency, PLAY_CURRENCY } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { LOCALES } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { CLOSED, GAME_COLUMNS, GAME_TABLES } from '../catalogue/catalogue.service.js';
import type { launchGame, listRecentGames } from '../common/game-launch.calls.js';
import type { Game } from '../common/games.calls.js';
import { gamesErrors } from '../common/games.errors.js';
import { languageAt, takesCurrency, VENDOR_TERMS, type VendorTerms } from '../common/vendor-terms.js';
import { LaunchTransfers } from '../transfer-wallets/launch-transfers.js';
import { GameVendors } from '../vendors/game-vendors.js';

const MINUTE_MS = 60_000;

interface Title extends VendorTerms {
  node_id: number;
  vendor: string;
  game_code: string;
  trial: boolean;
  /** Of the vendor. */
  maintenance: boolean;
  /** The title alone is in maintenance. */
  closed: boolean;
}

interface NewGameSession {
  nodeId: number;
  currency: Currency;
  /** The vendor provides play money of its own, and does not call the wallet. */
  demo: boolean;
}

/** The hash under which a launch token is stored. */
export const launchTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Starts games: checks the member and the title, issues a token for the vendor, and gets the vendor's page. */
@Injectable()
export class Launches {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly vendors: GameVendors,
    private readonly transfers: LaunchTransfers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * A trial account uses the play money of its wallet, which a vendor treats as any other currency; none is moved to a vendor that
   * keeps wallets, where a member's balance goes first.
   * @throws AppError 403 for a disabled member and for a trial account at a title without trial, 404 for a title that
   * the brand does not have, 503 if the vendor is in maintenance or does not answer
   */
  async launch(caller: LoggedIn, input: InputOf<typeof launchGame>): Promise<ValueOf<typeof launchGame>> {
    const title = await this.titleOf(caller.brand, input);
    const trial = caller.role === 'trial';
    const demo = !trial && input.demo === '1';
    await this.check(caller, title, trial || demo);
    const vendor = this.vendors.find(caller.brand, title.vendor);
    if (!vendor) throw new AppError(gamesErrors.error_vendor_maintenance);
    const { settings } = this.brands.byId(caller.brand);
    const currency = trial ? PLAY_CURRENCY : settings.currency;
    if (trial && (title.wallet === 'transfer' || !takesCurrency(title, currency)))
      throw new AppError(gamesErrors.error_game_without_trial);
    if (title.wallet === 'transfer' && !demo) await this.transfers.moveBalance(caller, title.vendor);
    const token = await this.issue(caller, { nodeId: title.node_id, currency, demo });
    const url = await vendor
      .launch({
        operator: settings.merchantCode,
        user: caller.person,
        token,
        gameCode: title.game_code,
        currency,
        country: settings.country,
        lang: LOCALES[languageAt(title, input.language)],
        platform: input.platform ?? 'html5-desktop',
        ip: caller.address,
        lobbyUrl: settings.mainDomain,
        depositUrl: `${settings.mainDomain}/member/deposit`,
        demo,
      })
      .catch((error: unknown) => {
        this.logger.warn({ err: error, vendor: title.vendor }, 'game launch failed');
        throw new AppError(gamesErrors.error_vendor_unavailable, { retryAfter: 5 });
      });
    return { url, mode: 'page', demo: trial || demo };
  }

  /** Titles that the member started, each once: playable titles first, and among them the latest first. */
  async recent(caller: LoggedIn, input: InputOf<typeof listRecentGames>) {
    const rows = await this.database.query<Game & { total: number }>(
      `select ${GAME_COLUMNS}, count(*) over ()::int as total from ${GAME_TABLES}
       join (select node_id, max(created_at) as at from games.launch where member = $1 group by 1) l
         on l.node_id = t.node_id
       where ($4::text is null or t.game_type = $4) and ($5::text is null or t.vendor = $5)
       order by ${CLOSED}, l.at desc limit $6 offset $7`,
      [
        caller.person,
        input.language,
        this.vendors.codes(caller.brand),
        input.gameType ?? null,
        input.vassalage ?? null,
        input.size,
        (input.pageNo - 1) * input.size,
      ],
    );
    const total = rows[0]?.total ?? 0;
    return {
      list: rows.map(({ total: _, ...game }) => game),
      total,
      totalPages: totalPages(total, input.size),
    };
  }

  private async titleOf(brand: string, { nodeId, vendor, gameCode }: InputOf<typeof launchGame>) {
    const [title] = await this.database.query<Title>(
      `select t.node_id, t.vendor, t.game_code, t.freeplay or t.support_play as trial,
         v.maintenance, t.maintenance as closed, ${VENDOR_TERMS}
       from ${GAME_TABLES} where t.brand = $1 and t.node_id = $2
         and ($3::text is null or t.vendor = $3) and ($4::text is null or t.game_code = $4)`,
      [brand, nodeId, vendor ?? null, gameCode ?? null],
    );
    if (!title) throw new AppError(platformErrors.error_not_found);
    return title;
  }

  private async check(caller: LoggedIn, title: Title, tried: boolean): Promise<void> {
    if (tried && !title.trial)
      throw new AppError(
        caller.role === 'trial'
          ? authenticationErrors.error_in_need_true_account
          : gamesErrors.error_game_without_trial,
      );
    const member = await this.members.find(caller.person);
    if (member?.status !== 'active') throw new AppError(authenticationErrors.error_account_disabled);
    if (title.maintenance) throw new AppError(gamesErrors.error_vendor_maintenance);
    if (title.closed) throw new AppError(gamesErrors.error_game_maintenance);
  }

  /** A token for one first `authenticate`, and then for the bets of this game session. */
  private async issue(caller: LoggedIn, { nodeId, currency, demo }: NewGameSession): Promise<string> {
    const { gameSessions } = this.brands.byId(caller.brand).settings;
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now().getTime();
    await this.database.query(
      `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
         authenticate_before, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        randomUUID(),
        launchTokenHash(token),
        caller.brand,
        caller.person,
        caller.session,
        nodeId,
        currency,
        demo,
        new Date(now),
        new Date(now + gameSessions.startWithinMinutes * MINUTE_MS),
        new Date(now + gameSessions.minutes * MINUTE_MS),
      ],
    );
    return token;
  }
}
