import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../i18n/i18n';
import { Loaded } from '../../../lists/loaded';
import { useSecondList } from '../../../lists/use-list';
import { EmptyState } from '../../../ui/art/empty-state';
import { Pager } from '../../../ui/data/pager';
import { Stack } from '../../../ui/layout/stack';
import { MissionCard } from './mission-card';
import { lotteryMissionsQuery, type MissionStatus } from './missions.api';

/** The member's missions of the lottery. */
export function MissionList({ status }: { status: MissionStatus }) {
  const { t, i18n } = useTranslation(['lottery', 'rewards']);
  const { query, choice, choose } = useSecondList((page) =>
    lotteryMissionsQuery(status, languageOf(i18n), page),
  );
  return (
    <Loaded query={query} room="medium">
      {({ list, totalPages }) => {
        if (list.length === 0)
          return status === 'O' ? (
            <EmptyState
              title={t('promotions.missions.emptyTitle', { ns: 'rewards' })}
              text={t('promotions.missions.emptyText', { ns: 'rewards' })}
            />
          ) : (
            <EmptyState title={t('missions.noneEnded')} />
          );
        return (
          <Stack gap={4}>
            <Stack as="ul" gap={4}>
              {list.map((mission) => (
                <MissionCard key={mission.missionId} mission={mission} />
              ))}
            </Stack>
            <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
