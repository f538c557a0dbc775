import { LOTTERY_GAMES, type LotteryGame } from '#libs/lottery/common/games';
import { isPlayed } from './played-games';

export const PLAYED_GAMES: readonly LotteryGame[] = LOTTERY_GAMES.filter(isPlayed);
