import type { DateRange } from '../../ui/forms/date-preset';

const DAY_MS = 86_400_000;

export interface DayProfit {
  /** `YYYY-MM-DD`. */
  key: string;
  profitLoss: string;
}

/** A figure for each day from the first to the last, those without rounds among them. */
export function everyDay({ from, to }: DateRange, rows: DayProfit[]): DayProfit[] {
  const known = new Map(rows.map(({ key, profitLoss }) => [key, profitLoss]));
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => {
    const key = new Date(first + at * DAY_MS).toISOString().slice(0, 10);
    return { key, profitLoss: known.get(key) ?? '0' };
  });
}
