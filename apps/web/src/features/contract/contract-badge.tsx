import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge';
import { queryClient } from '../session/query-client';
import { waitingOffersQuery } from './contract.api';

/** How many offers wait for the agent's answer. */
export default function ContractBadge({ corner }: { corner?: boolean }) {
  const { t, i18n } = useTranslation('agency');
  const waiting = useQuery(waitingOffersQuery, queryClient);
  return (
    <Badge
      corner={corner}
      count={waiting.data?.total ?? 0}
      label={t('contract.bar.count')}
      format={(count) => count.toLocaleString(i18n.language)}
    />
  );
}
