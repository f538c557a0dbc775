import { Injectable } from '@nestjs/common';
import { Catalogue, type Region, TitleRegions } from '#libs/games/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type {
  LotteryTile,
  listLotteryMenu,
  listRecentLotteryGames,
  openLottery,
} from '../common/game-menu.calls.js';
import { findGame } from '../common/games.js';
import {
  areaOf,
  LOTTERY_VENDORS,
  type LotteryVendor,
  pageOfVendor,
  playedAs,
  vendorOf,
} from '../common/titles.js';
import { DrawQueries } from '../draws/draw-queries.js';

type Group = ValueOf<typeof listLotteryMenu>['groups'][number];
type Language = InputOf<typeof listLotteryMenu>['language'];

/** Titles of a vendor that are read at once; each has a handful. */
const MOST_TITLES = 100;

/** The games of the lottery as tiles, and where they open. */
@Injectable()
export class GameMenu {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly catalogue: Catalogue,
    private readonly regions: TitleRegions,
    private readonly draws: DrawQueries,
  ) {}

  async list(
    caller: Caller,
    { area, language }: InputOf<typeof listLotteryMenu>,
  ): Promise<ValueOf<typeof listLotteryMenu>> {
    const groups = await this.groups(caller.brand, this.regions.of(caller), language);
    return {
      groups: groups.filter(({ games: [first] }) => first && (area === 'ALL' || first.area === area)),
    };
  }

  async recent(
    caller: LoggedIn,
    { size, language }: InputOf<typeof listRecentLotteryGames>,
  ): Promise<ValueOf<typeof listRecentLotteryGames>> {
    const played = await this.database.query<{ game: string; vendor: string }>(
      `select game, vendor from (
         select game, vendor, max(placed_at) as last from (
           select game, vendor, placed_at from lottery.ticket where member = $1 and brand = $2 order by placed_at desc limit 1000
         ) latest group by game, vendor
       ) games order by last desc limit $3`,
      [caller.person, caller.brand, size],
    );
    const groups = await this.groups(caller.brand, this.regions.of(caller), language);
    const tiles = new Map(
      groups.flatMap(({ games }) => games.map((tile) => [`${tile.vassalage} ${tile.gameCode}`, tile])),
    );
    return { list: played.flatMap(({ game, vendor }) => tiles.get(`${vendor} ${game}`) ?? []) };
  }

  /** @throws AppError 404 for a game, or a prize mode of it, that the caller is not offered */
  async open(caller: LoggedIn, input: InputOf<typeof openLottery>): Promise<ValueOf<typeof openLottery>> {
    const { lottoArea, lottoPrizeMode, lottoGameCode, lottoView } = input;
    if (lottoGameCode === undefined) return { mode: 'route', route: pageOfArea(lottoArea) };
    const game = findGame(lottoGameCode);
    const mode = lottoPrizeMode ?? game?.prizeModes[0];
    const groups = await this.groups(caller.brand, this.regions.of(caller), input.language);
    const tile = groups.flatMap(({ games }) => games).find(({ gameCode }) => gameCode === lottoGameCode);
    if (!game || !mode || !game.prizeModes.includes(mode) || !tile)
      throw new AppError(platformErrors.error_not_found);
    const page = pageOfVendor(vendorOf(game, mode));
    const query = new URLSearchParams({
      gameCode: lottoGameCode,
      ...(lottoPrizeMode && { prizeMode: mode }),
    });
    return { mode: 'route', route: lottoView === 'lobby' ? page : `${page}?${query}` };
  }

  /** By the vendor under which they are listed; a raised prize is a mode of its game. */
  private async groups(brand: string, region: Region, language: Language): Promise<Group[]> {
    const draws = new Map((await this.draws.board(brand)).map((one) => [one.gameCode, one]));
    const read = language ?? this.brands.byId(brand).settings.defaultLanguage;
    const groups = await Promise.all(
      LOTTERY_VENDORS.map(async (vendor): Promise<Group> => {
        const titles = await this.catalogue.list(
          brand,
          { vassalage: vendor, language: read, pageNo: 1, pageSize: MOST_TITLES },
          region,
        );
        const games = titles.games.flatMap((title): LotteryTile[] => {
          const played = playedAs(title.gameCode);
          if (!played || played.mode === 'ZY' || !draws.has(played.game.code)) return [];
          const { game } = played;
          const draw = draws.get(game.code);
          return [
            {
              gameCode: game.code,
              gameName: title.gameName,
              nodeId: title.nodeId,
              vassalage: vendor,
              gameType: game.type,
              area: areaOf(vendor),
              family: game.family,
              prizeModes: [...game.prizeModes],
              schedule: scheduleOf(game.schedule),
              timeZone: game.timeZone,
              isHot: title.isHot,
              isNew: title.isNew,
              supportPlay: title.supportPlay,
              maintenance: title.maintenance,
              current: draw?.current ?? null,
              last: draw?.last
                ? { numero: draw.last.drawNo, winningNumber: resultOf(draw.last.result) }
                : null,
            },
          ];
        });
        return {
          groupCode: vendor,
          groupName: games.length > 0 ? await this.nameOf(brand, vendor) : '',
          games,
        };
      }),
    );
    return groups.filter(({ games }) => games.length > 0);
  }

  private async nameOf(brand: string, vendor: LotteryVendor): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      'select display_name as name from games.vendor_view where brand = $1 and code = $2',
      [brand, vendor],
    );
    return row?.name ?? vendor;
  }
}

const resultOf = (numbers: string[][] | null): string | null =>
  numbers?.map((prize) => prize.join(',')).join('/') ?? null;

const scheduleOf = (
  schedule: NonNullable<ReturnType<typeof findGame>>['schedule'],
): LotteryTile['schedule'] => ('days' in schedule ? { ...schedule, days: [...schedule.days] } : schedule);

function pageOfArea(area: 'VN' | 'SEA' | 'ALL'): string {
  switch (area) {
    case 'VN':
      return pageOfVendor('TCG_LOTTO_VN');
    case 'SEA':
      return pageOfVendor('TCG_SEA');
    case 'ALL':
      return pageOfVendor('LOTT');
  }
}
