/** What is drawn: five digits, ten cars, three dice, 5 of 11, 6 of 45, the 27 prizes of Vietnam, the numbers of Thailand. */
export type Family = 'SSC' | 'PK10' | 'K3' | 'X5' | 'L6' | 'VN' | 'SEA';

/**
 * The numbers of a result. Those of `SEA` are a number of three digits and one of two, one number of four, or the first
 * prize of Thailand (six digits) with a number of two and two pairs of numbers of three.
 */
export type ResultShape = Exclude<Family, 'SEA'> | 'SEA_3' | 'SEA_4' | 'SEA_THAI';

/** Classic play, raised prize, board of cells, number board. */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

/** The wire's `gameType`. */
export type GameType = 'LOTT' | 'ELOTT';

/** Times of day are minutes from midnight on the clock of the game's time zone. */
export type Schedule =
  /** The first draw is a period after midnight, the last one of a day at its end. */
  | { kind: 'periodic'; minutes: number }
  | { kind: 'daily'; at: number }
  /** ISO weekdays: 1 is Monday, 7 Sunday. */
  | { kind: 'weekdays'; days: readonly number[]; at: number }
  | { kind: 'month-days'; days: readonly number[]; at: number };

/** Who says the result: our own seed with the beacon, a feed, or operators. */
export const RESULT_SOURCES = ['own', 'feed', 'feed-and-operator', 'two-operators'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];

export interface LotteryGame {
  code: string;
  family: Family;
  shape: ResultShape;
  type: GameType;
  /** The first one is what its page opens with. */
  prizeModes: readonly PrizeMode[];
  schedule: Schedule;
  /** IANA name. */
  timeZone: string;
  /** How long before the draw its sale ends. */
  saleEndsSeconds: number;
  result: ResultSource;
}

const DHAKA = 'Asia/Dhaka';
const HANOI = 'Asia/Ho_Chi_Minh';
const BANGKOK = 'Asia/Bangkok';

const familyOf = (shape: ResultShape): Family =>
  shape === 'SEA_3' || shape === 'SEA_4' || shape === 'SEA_THAI' ? 'SEA' : shape;

const every = (minutes: number): Schedule => ({ kind: 'periodic', minutes });
const at = (hours: number, minutes: number) => hours * 60 + minutes;

/** A line of a table that is read by column. */
const game = (
  code: string,
  [shape, type, prizeModes]: [ResultShape, GameType, readonly PrizeMode[]],
  schedule: Schedule,
  timeZone: string,
  saleEndsSeconds: number,
  result: ResultSource,
): LotteryGame => ({
  code,
  family: familyOf(shape),
  shape,
  type,
  prizeModes,
  schedule,
  timeZone,
  saleEndsSeconds,
  result,
});

export const LOTTERY_GAMES: readonly LotteryGame[] = [
  game('SSC1M', ['SSC', 'ELOTT', ['ELOTT']], every(1), DHAKA, 5, 'own'),
  game('K3_1M', ['K3', 'ELOTT', ['ELOTT']], every(1), DHAKA, 5, 'own'),
  game('PK10_3M', ['PK10', 'ELOTT', ['ELOTT']], every(3), DHAKA, 10, 'own'),
  game('SSC5M', ['SSC', 'LOTT', ['LOTT', 'ZY']], every(5), DHAKA, 20, 'own'),
  game('X5_5M', ['X5', 'LOTT', ['LOTT']], every(5), DHAKA, 20, 'own'),
  game('L645', ['L6', 'LOTT', ['LOTT']], { kind: 'daily', at: at(21, 0) }, DHAKA, 600, 'own'),
  game('VN_5M', ['VN', 'LOTT', ['LOTT']], every(5), HANOI, 20, 'own'),
  game(
    'VN_NORTH',
    ['VN', 'LOTT', ['LOTT']],
    { kind: 'daily', at: at(18, 15) },
    HANOI,
    300,
    'feed-and-operator',
  ),
  game('SEA_5M', ['SEA_3', 'ELOTT', ['SEA']], every(5), BANGKOK, 20, 'own'),
  // The public drawing starts an hour before the result, at 14:30.
  game(
    'TH_GOV',
    ['SEA_THAI', 'ELOTT', ['SEA']],
    { kind: 'month-days', days: [1, 16], at: at(15, 30) },
    BANGKOK,
    70 * 60,
    'two-operators',
  ),
  game(
    'LAO_4D',
    ['SEA_4', 'ELOTT', ['SEA']],
    { kind: 'weekdays', days: [1, 3, 5], at: at(20, 30) },
    'Asia/Vientiane',
    30 * 60,
    'feed',
  ),
];

const BY_CODE = new Map(LOTTERY_GAMES.map((each) => [each.code, each]));

export const findGame = (code: string): LotteryGame | null => BY_CODE.get(code) ?? null;

/** Minutes after the draw's time: without a result it is late, and later it is void. */
export function resultWaits({ code, result }: LotteryGame): { lateMinutes: number; voidMinutes: number } {
  if (result === 'own') return { lateMinutes: 1, voidMinutes: 10 };
  return { lateMinutes: 30, voidMinutes: code === 'LAO_4D' ? 60 : 24 * 60 };
}
