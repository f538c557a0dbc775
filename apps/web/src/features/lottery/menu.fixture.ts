import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { prizeGroupsOf } from '#libs/lottery/common/lines/odds';
import { rulesOf } from '#libs/lottery/common/rules/rules';
import type { PlayMenu } from './lottery.api';

/** The menu of a game in a mode, with all of its rules; what the page takes from the rules themselves is left empty. */
export const playMenu = (game: LotteryGame, mode: PrizeMode): PlayMenu => ({
  gameCode: game.code,
  gameName: 'Five Stars',
  nodeId: 1104,
  family: game.family,
  prizeModes: [...game.prizeModes],
  prizeMode: mode,
  timeZone: game.timeZone,
  saleEndsSeconds: game.saleEndsSeconds,
  maintenance: false,
  currency: 'BDT',
  prizeGroups: prizeGroupsOf(game, mode),
  units: mode === 'ELOTT' ? [] : ['1', '0.1', '0.01'],
  limits: {
    lineMin: '1.00',
    lineMax: '20000.00',
    lineBets: 10_000,
    ticketWin: '1000000.00',
    memberStake: '100000.00',
  },
  rules: rulesOf(game, mode).map(({ code, ways }) => ({
    rule: code,
    rows: [],
    ways,
    odds: {},
    fair: {},
    chances: {},
    list: false,
  })),
});
