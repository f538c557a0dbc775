import { z } from 'zod';
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

const refused = z.object({ line: z.int(), odds: z.record(z.string(), z.string()) });

/** Which line of an order has other odds now, or `null` where it was refused for another reason. */
export function changedOdds({ code, detail }: ApiError, order: TicketOrder | null): ChangedOdds | null {
  if (code !== CODE) return null;
  const { data } = refused.safeParse(detail.value);
  const line = data && order?.lines[data.line - 1];
  if (!data || !line) return null;
  return { line: data.line - 1, odds: data.odds, old: oddsList(line.odds ?? {}), now: oddsList(data.odds) };
}

const oddsList = (odds: Record<string, string>): string => Object.values(odds).join(', ');
