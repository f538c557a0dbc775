import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { memberInfoQuery } from '../../data/session/member-info';
import { Badge } from '../../ui/data/badge';

/** How many messages wait, on the corner of what leads to them. */
export default function UnreadBadge() {
  const { t } = useTranslation();
  const { data } = useQuery(memberInfoQuery, queryClient);
  return <Badge corner count={data?.unreadMessages ?? 0} label={t('shell.unread')} />;
}
