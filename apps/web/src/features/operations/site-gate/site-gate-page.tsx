import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { Permitted } from '../permitted';
import { ProposalView } from '../proposal-view';
import { GameMaintenanceList } from './game-maintenance-list';
import { RegionsCard } from './regions-card';
import { siteGateQuery } from './site-gate.api';
import { SiteStateCard } from './site-state-card';

/** Whether the site is open, to whom, and which games. */
export default function SiteGatePage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const state = useQuery(siteGateQuery);
  useDocumentTitle(t('gate.title'));
  return (
    <Page title={t('gate.title')} lead={t('gate.lead')} width="form">
      <Stack gap={5}>
        <Loaded query={state} room="large">
          {(site) => (
            <Stack gap={4}>
              <SiteStateCard site={site} />
              {site.lifting && <ProposalView proposal={site.lifting} operator={operator} />}
              <RegionsCard site={site} />
            </Stack>
          )}
        </Loaded>
        <Permitted permission="game.read">
          <GameMaintenanceList />
        </Permitted>
      </Stack>
    </Page>
  );
}
