import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { Members } from '#libs/members/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { PlayGuard } from '#libs/safer-play/index';
import { LOCALES } from '#libs/site/common/locales';
import { anyHost, atHost, BrandRegistry } from '#libs/site/index';
import { GAME_TABLES } from '../catalogue/catalogue.service.js';
import type { launchGame } from '../common/game-launch.calls.js';
import { gamesErrors } from '../common/games.errors.js';
import { isLotteryPage } from '../common/launch-pages.js';
import { languageAt, takesCurrency, VENDOR_TERMS, type VendorTerms } from '../common/vendor-terms.js';
import { isInRegion, regionOf } from '../titles/title-regions.js';
import { LaunchTransfers } from '../transfer-wallets/launch-transfers.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { LaunchTokens } from './launch-tokens.js';

interface Title extends VendorTerms {
  node_id: number;
  vendor: string;
  game_code: string;
  trial: boolean;
  /** Its vendor charges each bet to the portal's wallet. */
  seamless: boolean;
  /** Of the vendor. */
  maintenance: boolean;
  /** The title alone is in maintenance. */
  closed: boolean;
  /** It may be started in the caller's country. */
  inRegion: boolean;
}

/** Starts games: checks the member and the title, issues a token for the vendor, and gets the vendor's page. */
@Injectable()
export class Launches {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly vendors: GameVendors,
    private readonly tokens: LaunchTokens,
    private readonly transfers: LaunchTransfers,
    private readonly guard: PlayGuard,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * A trial account uses the play money of its wallet, which a vendor treats as any other currency; none is moved to a vendor that
   * keeps wallets, where a member's balance goes first.
   * @throws AppError 403 for a disabled member and for a trial account at a title without trial, 404 for a title that
   * the brand does not have, 423 while a break or an exclusion stands, 451 for one that is not offered in the caller's country, 503 if the vendor is in maintenance or does not answer
   */
  async launch(caller: LoggedIn, input: InputOf<typeof launchGame>): Promise<ValueOf<typeof launchGame>> {
    const title = await this.titleOf(caller, input);
    const trial = caller.role === 'trial';
    const demo = !trial && input.demo === '1';
    await this.check(caller, title, trial || demo);
    // Members play the lottery for money; play money is that of a trial account.
    if (demo && isLotteryPage(title.opens)) throw new AppError(gamesErrors.error_game_without_trial);
    if (isLotteryPage(title.opens))
      return {
        url: `${title.opens}?${new URLSearchParams({ gameCode: title.game_code })}`,
        mode: 'route',
        launchId: null,
        demo: trial || demo,
      };
    const vendor = this.vendors.find(caller.brand, title.vendor);
    if (!vendor) throw new AppError(gamesErrors.error_vendor_maintenance);
    const { settings } = this.brands.byId(caller.brand);
    const currency = this.brands.walletCurrency(caller.brand, trial);
    if (trial && (title.wallet === 'transfer' || !takesCurrency(title, currency)))
      throw new AppError(gamesErrors.error_game_without_trial);
    if (title.wallet === 'transfer' && !demo) await this.transfers.moveBalance(caller, title.vendor);
    const { vendor: code, oneGame } = title;
    const { id, token } = await this.tokens.issue(caller, {
      nodeId: title.node_id,
      vendor: code,
      currency,
      demo,
      oneGame,
    });
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
        // Over the running game, which the page resumes.
        depositUrl: `${settings.mainDomain}${title.seamless ? '/seamless?deposit=1' : '/member/deposit'}`,
        demo,
      })
      .catch((error: unknown) => {
        this.logger.warn({ err: error, vendor: title.vendor }, 'game launch failed');
        throw new AppError(gamesErrors.error_vendor_unavailable, { retryAfter: 5 });
      });
    return {
      url: atHost(url, anyHost(settings.launchCdn)),
      mode: title.opens,
      launchId: id,
      demo: trial || demo,
    };
  }

  private async titleOf(caller: LoggedIn, { nodeId, vendor, gameCode }: InputOf<typeof launchGame>) {
    const [title] = await this.database.query<Title>(
      `select t.node_id, t.vendor, t.game_code, t.freeplay or t.support_play as trial,
         v.maintenance, v.wallet = 'seamless' as seamless, t.maintenance as closed,
         ${isInRegion(5)} as "inRegion", ${VENDOR_TERMS}
       from ${GAME_TABLES} where t.brand = $1 and t.node_id = $2
         and ($3::text is null or t.vendor = $3) and ($4::text is null or t.game_code = $4)`,
      [caller.brand, nodeId, vendor ?? null, gameCode ?? null, regionOf(caller.country)],
    );
    if (!title) throw new AppError(platformErrors.error_not_found);
    return title;
  }

  private async check(caller: LoggedIn, title: Title, tried: boolean): Promise<void> {
    if (!title.inRegion) throw new AppError(gamesErrors.error_game_region_restricted);
    if (tried && !title.trial)
      throw new AppError(
        caller.role === 'trial'
          ? authenticationErrors.error_in_need_true_account
          : gamesErrors.error_game_without_trial,
      );
    const member = await this.members.find(caller.person);
    if (member?.status !== 'active') throw new AppError(authenticationErrors.error_account_disabled);
    await this.guard.assertMayPlay(caller.person);
    if (title.maintenance) throw new AppError(gamesErrors.error_vendor_maintenance);
    if (title.closed) throw new AppError(gamesErrors.error_game_maintenance);
  }
}
