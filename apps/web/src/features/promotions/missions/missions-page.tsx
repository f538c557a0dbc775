import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../i18n/i18n';
import { withPhrases } from '../../../lazy/with-phrases';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { PATHS } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { MissionCard } from './mission-card';
import { missionsQuery, useMissionsBoard } from './missions.api';

/** The missions of the member, counted live while they are shown. */
function MissionsPage() {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.missions' });
  const { t: site } = useTranslation();
  useMissionsBoard();
  const toPromotions = <LinkButton to={PATHS.promotions}>{site('announcements.toPromotions')}</LinkButton>;
  return (
    <Page title={site('shell.missions')} lead={t('lead')} width="text">
      <Loaded query={useQuery(missionsQuery(languageOf(i18n)))} room="medium">
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={toPromotions} />
          ) : (
            <Stack as="ul" gap={4}>
              {list.map((mission) => (
                <MissionCard key={mission.id} mission={mission} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

export default withPhrases('rewards', MissionsPage);
