import type { ApiError } from '../../../data/calls/api-error';
import type { TicketOrder } from './order.machine';

const CODE = 'error_lottery_odds_changed';

export interface ChangedOdds {
  /** The place of the line in the order, from 0. */
  line: number;
  /** By class, as on the wire. */
  odds: Record<string, string>;
  /** In one text each. */
  old: string;
  now: string;
}

const isOdds = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');

/** Odds of the refusal, which tells them as JSON: one text may have several classes. */
function readOdds(params: ApiError['detail']['params']): Record<string, string> | null {
  const { odds } = params ?? {};
  if (odds === undefined) return null;
  try {
    const read: unknown = JSON.parse(String(odds));
    if (isOdds(read)) return read;
    return { '': String(odds) };
  } catch {
    return { '': String(odds) };
  }
}

/** Which line of an order has other odds now, or `null` where it was refused for another reason. */
export function changedOdds({ code, detail }: ApiError, order: TicketOrder | null): ChangedOdds | null {
  const place = Number(detail.params?.line) - 1;
  const line = order?.lines[place];
  const odds = readOdds(detail.params);
  if (code !== CODE || !line || !odds) return null;
  return { line: place, odds, old: oddsList(line.odds ?? {}), now: oddsList(odds) };
}

const oddsList = (odds: Record<string, string>): string => Object.values(odds).join(', ');
