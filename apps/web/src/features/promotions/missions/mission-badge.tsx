import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../data/cache/query-client';
import { memberInfoQuery } from '../../../data/session/member-info';
import { Badge } from '../../../ui/data/badge';

/** How many steps of missions can be claimed. */
export default function MissionBadge({ corner }: { corner?: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery(memberInfoQuery, queryClient);
  return <Badge corner={corner} count={data?.claimableMissions ?? 0} label={t('shell.missionsToClaim')} />;
}
