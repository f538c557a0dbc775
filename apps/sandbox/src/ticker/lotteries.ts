import { createHmac } from 'node:crypto';

const DAY_MS = 86_400_000;
/** All of these lotteries draw by the clock of UTC+7, which is never changed. */
const ZONE_MS = 7 * 3_600_000;

export const LOTTERY_CODES = ['VN_NORTH', 'TH_GOV', 'LAO_4D'] as const;
export type LotteryCode = (typeof LOTTERY_CODES)[number];

interface Lottery {
  /** Minutes from midnight. */
  minute: number;
  /** `day` is at midnight of that day. */
  drawsOn(day: Date): boolean;
  /** Digits and count of the numbers of each prize. */
  prizes: readonly (readonly [digits: number, count: number])[];
  /** Whether its results are sent; those of the others are only shown. */
  feed: boolean;
}

const LOTTERIES: Record<LotteryCode, Lottery> = {
  VN_NORTH: {
    minute: 18 * 60 + 15,
    drawsOn: () => true,
    prizes: [
      [5, 1],
      [5, 1],
      [5, 2],
      [5, 6],
      [4, 4],
      [4, 6],
      [3, 3],
      [2, 4],
    ],
    feed: true,
  },
  TH_GOV: {
    minute: 15 * 60 + 30,
    drawsOn: (day) => [1, 16].includes(day.getUTCDate()),
    prizes: [
      [6, 1],
      [2, 1],
      [3, 2],
      [3, 2],
    ],
    feed: false,
  },
  LAO_4D: {
    minute: 20 * 60 + 30,
    drawsOn: (day) => [1, 3, 5].includes(day.getUTCDay()),
    prizes: [[4, 1]],
    feed: true,
  },
};

/** A drawing by its day, `yyyyMMdd`. */
export interface Drawing {
  code: LotteryCode;
  drawNo: string;
  drawnAt: Date;
}

export const isFed = (code: LotteryCode): boolean => LOTTERIES[code].feed;

/** The drawing of this day, whether the lottery has one or not; null for a text that is no day. */
export function drawingOf(code: LotteryCode, drawNo: string): Drawing | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(drawNo) ?? [];
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  return { code, drawNo, drawnAt: new Date(midnight + LOTTERIES[code].minute * 60_000 - ZONE_MS) };
}

/** The drawings of so many days from the day of this moment on, backwards where `days` is below 0. */
export function drawingsFrom(code: LotteryCode, moment: number, days: number): Drawing[] {
  const today = Math.floor((moment + ZONE_MS) / DAY_MS);
  return Array.from(
    { length: Math.abs(days) + 1 },
    (_, at) => new Date((today + at * Math.sign(days)) * DAY_MS),
  )
    .filter((day) => LOTTERIES[code].drawsOn(day))
    .flatMap((day) => drawingOf(code, day.toISOString().slice(0, 10).replaceAll('-', '')) ?? []);
}

/** Numbers joined by commas, prizes by slashes; always the same for a drawing and a secret. */
export function numbersOf({ code, drawNo }: Drawing, secret: string): string {
  let at = 0;
  const number = (digits: number) => {
    const hmac = createHmac('sha256', secret).update(`${code} ${drawNo} ${at++}`).digest();
    return String(hmac.readUInt32BE(0) % 10 ** digits).padStart(digits, '0');
  };
  return LOTTERIES[code].prizes
    .map(([digits, count]) => Array.from({ length: count }, () => number(digits)).join(','))
    .join('/');
}
