import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BetUpdates } from '../features/bet-record/bet-updates';
import { DepositNotices } from '../features/deposit/deposit-notices';
import { queryClient } from '../features/session/query-client';
import { ReceiptHost } from '../features/withdrawal/receipt-host';
import { WithdrawalNotices } from '../features/withdrawal/withdrawal-notices';
import { LiveUpdates } from '../realtime/live-updates';
import { ToastProvider } from '../ui/toast';

/** What runs while somebody is logged in: the line to the server, and the notices and questions that it brings. */
export default function Live() {
  const { t } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider regionLabel={t('notice.region')} closeLabel={t('notice.dismiss')}>
        <LiveUpdates />
        <DepositNotices />
        <WithdrawalNotices />
        <ReceiptHost />
        <BetUpdates />
      </ToastProvider>
    </QueryClientProvider>
  );
}
