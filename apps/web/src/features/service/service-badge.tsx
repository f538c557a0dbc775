import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { useKnownMember } from '../../data/session/known-member';
import { memberInfoQuery } from '../../data/session/member-info';
import { useReadConfig } from '../../data/site/read-config';
import { PATHS } from '../../routes/paths';
import { Badge } from '../../ui/data/badge';
import { serviceQuery } from './service.api';

/** Whether an answer waits in the chat. It is asked for only where something waits at all, and the chat is offered. */
export default function ServiceBadge({ corner }: { corner?: boolean }) {
  const { t } = useTranslation();
  const member = useKnownMember();
  const offered = useReadConfig()?.customerService.some(({ path }) => path === PATHS.service) === true;
  const { data: info } = useQuery({ ...memberInfoQuery, enabled: member !== null }, queryClient);
  const enabled = offered && member?.trial === false && (info?.unreadMessages ?? 0) > 0;
  const { data } = useQuery({ ...serviceQuery, enabled }, queryClient);
  return <Badge corner={corner} count={data?.chat?.unread ? 1 : 0} label={t('shell.unread')} />;
}
