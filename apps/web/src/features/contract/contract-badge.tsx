import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { Badge } from '../../ui/data/badge';
import { waitingOffersQuery } from './contract.api';

/** How many offers wait for the agent's answer. */
export default function ContractBadge({ corner }: { corner?: boolean }) {
  const { t } = useTranslation('agency');
  const waiting = useQuery(waitingOffersQuery, queryClient);
  return <Badge corner={corner} count={waiting.data?.total ?? 0} label={t('contract.bar.count')} />;
}
