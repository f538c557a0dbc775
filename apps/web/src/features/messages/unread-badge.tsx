import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { memberInfoQuery } from '../../data/session/member-info';
import { Badge } from '../../ui/data/badge';

/** How many messages wait. */
export default function UnreadBadge({ corner }: { corner?: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery(memberInfoQuery, queryClient);
  return <Badge corner={corner} count={data?.unreadMessages ?? 0} label={t('shell.unread')} />;
}
