import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';
import type { SalaryInput, SalaryPage } from './salary.api';
import { withPayout } from './with-payout';

/** Keeps lists and pages of payouts current. */
export function keepSalaries(): () => void {
  const forget = [onPush(salaryPaid, apply), onPush(dividendPaid, renewDividends)];
  return () => {
    for (const each of forget) each();
  };
}

function apply(payout: PayoutSummary, seq: number): void {
  for (const [queryKey, page] of queryClient.getQueriesData<SalaryPage>({ queryKey: ['salaries'] })) {
    if (!page) continue;
    const next = withPayout(page, payout, seq, queryKey[1] as SalaryInput);
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  }
  void queryClient.invalidateQueries({ queryKey: ['payout', payout.id] });
}

/** What is owed and whether it freezes depends on all dividends: the server tells it. */
function renewDividends({ id }: PayoutSummary): void {
  void queryClient.invalidateQueries({ queryKey: ['dividends'] });
  void queryClient.invalidateQueries({ queryKey: ['payout', id] });
}
