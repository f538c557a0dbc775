import type { PeriodCode } from '#libs/platform/clock/periods';
import type { ContractKind, DividendPeriod } from './common/contract-kinds.js';

/** The periods that contracts of a kind are settled by. */
export function periodCodeOf(kind: ContractKind, dividendPeriod: DividendPeriod | null): PeriodCode {
  if (kind === 'dividend') return dividendPeriod ?? 'M';
  return ({ realtime: '5m', hourly: 'hour', daily: 'D' } as const)[kind];
}
