import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { SETTING_GROUPS } from '#libs/site/common/setting-groups';
import { settingsInForce } from '#libs/site/common/site.events';
import { onBoard } from '../../../data/socket/boards';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { Tabs } from '../../../ui/layout/tabs';
import { InForce } from './in-force';
import { settingsQuery } from './settings.api';
import { SettingsForm } from './settings-form';

/** Everything that an operator may set for the brand, in forms made from the settings' schema. */
export default function SettingsPage() {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const { group: asked } = useParams();
  const group = SETTING_GROUPS.find((each) => each === asked) ?? 'general';
  const settings = useQuery(settingsQuery);
  useInForcePushes();
  useDocumentTitle(t('settings.title'));
  return (
    <Page
      title={t('settings.title')}
      lead={t('settings.lead')}
      tools={<LinkButton to="/settings/history">{t('settings.history')}</LinkButton>}
    >
      <Loaded query={settings} room="large">
        {({ version, settings: held, hosts, appliedBy, of }) => (
          <Stack gap={4}>
            <InForce appliedBy={appliedBy} of={of} />
            <Tabs
              label={t('settings.title')}
              value={group}
              onChange={(next) => void navigate(`/settings/${next}`, { replace: true })}
              tabs={SETTING_GROUPS.map((each) => ({
                value: each,
                label: t(`settings.groups.${each}`),
                panel: <SettingsForm group={each} version={version} settings={held} hosts={hosts} />,
              }))}
            />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** Follows the processes that put the shown version into force. */
function useInForcePushes(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onBoard(settingsInForce, ({ version, appliedBy, of }) => {
        queries.setQueryData(settingsQuery.queryKey, (held) =>
          held?.version === version ? { ...held, appliedBy, of } : held,
        );
      }),
    [queries],
  );
}
