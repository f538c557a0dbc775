import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge';
import { memberInfoQuery } from '../session/member-info';
import { queryClient } from '../session/query-client';

/** How many messages wait, on the corner of what leads to them. */
export default function UnreadBadge() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(memberInfoQuery, queryClient);
  return (
    <Badge
      corner
      count={data?.unreadMessages ?? 0}
      label={t('shell.unread')}
      format={(count) => count.toLocaleString(i18n.language)}
    />
  );
}
