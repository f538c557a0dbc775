import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { languageOf } from '../../../i18n/i18n';
import { withPhrases } from '../../../lazy/with-phrases';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { PATHS } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { Tabs } from '../../../ui/layout/tabs';
import { Text } from '../../../ui/layout/text';
import { Leaderboards } from '../leaderboards/leaderboards';
import { MissionCard } from './mission-card';
import { missionsQuery, useMissionsBoard } from './missions.api';

/** What members play for, in two parts: missions, and leaderboards. The address has the part. */
function MissionsPage() {
  const { t } = useTranslation('rewards');
  const { t: site } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'leaderboards' ? 'leaderboards' : 'missions';
  return (
    <Page title={site('shell.missions')} width="text">
      <Tabs
        label={t('leaderboards.parts')}
        value={tab}
        onChange={(next) => setSearch(next === 'missions' ? {} : { tab: next }, { replace: true })}
        tabs={[
          { value: 'missions', label: t('leaderboards.missionsTab'), panel: <Missions /> },
          { value: 'leaderboards', label: t('leaderboards.tab'), panel: <Leaderboards /> },
        ]}
      />
    </Page>
  );
}

/** The missions of the member, counted live while they are shown. */
function Missions() {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.missions' });
  const { t: site } = useTranslation();
  useMissionsBoard();
  const toPromotions = <LinkButton to={PATHS.promotions}>{site('announcements.toPromotions')}</LinkButton>;
  return (
    <Loaded query={useQuery(missionsQuery(languageOf(i18n)))} room="medium">
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={toPromotions} />
        ) : (
          <Stack gap={4}>
            <Text>{t('lead')}</Text>
            <Stack as="ul" gap={4}>
              {list.map((mission) => (
                <MissionCard key={mission.id} mission={mission} />
              ))}
            </Stack>
          </Stack>
        )
      }
    </Loaded>
  );
}

export default withPhrases('rewards', MissionsPage);
