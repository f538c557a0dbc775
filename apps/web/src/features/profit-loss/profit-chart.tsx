import type { ProfitRow } from '#libs/games/common/profit-loss.calls';
import { Skeleton } from '../../ui/feedback/skeleton';
import { everyDay } from './every-day';
import { ProfitBars } from './profit-bars';
import { ProfitByDay } from './profit-by-day';
import type { ProfitStatement } from './profit-loss.api';

interface ProfitChartProps {
  statement: ProfitStatement | undefined;
  nameOf: (row: ProfitRow) => string;
}

/** The profit or loss of each group as a drawing; the table below has the same figures. */
export function ProfitChart({ statement, nameOf }: ProfitChartProps) {
  if (!statement) return <Skeleton shape="block" room="medium" />;
  const { list, currency, asked } = statement;
  if (list.length === 0) return null;
  if (asked.groupBy !== 'day') return <ProfitBars rows={list} currency={currency} nameOf={nameOf} />;
  // A single day has nothing to be compared with.
  const each = everyDay(asked, list);
  return each.length > 1 ? <ProfitByDay days={each} currency={currency} /> : null;
}
