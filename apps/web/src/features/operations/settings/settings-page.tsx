import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { SETTING_GROUPS } from '#libs/site/common/setting-groups';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Tabs } from '../../../ui/layout/tabs';
import { settingsQuery } from './settings.api';
import { SettingsForm } from './settings-form';

/** Everything that an operator may set for the brand, in forms made from the settings' schema. */
export default function SettingsPage() {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const { group: asked } = useParams();
  const group = SETTING_GROUPS.find((each) => each === asked) ?? 'general';
  const settings = useQuery(settingsQuery);
  useDocumentTitle(t('settings.title'));
  return (
    <Page
      title={t('settings.title')}
      lead={t('settings.lead')}
      tools={<LinkButton to="/settings/history">{t('settings.history')}</LinkButton>}
    >
      <Loaded query={settings} room="large">
        {({ version, settings: held }) => (
          <Tabs
            label={t('settings.title')}
            value={group}
            onChange={(next) => void navigate(`/settings/${next}`, { replace: true })}
            tabs={SETTING_GROUPS.map((each) => ({
              value: each,
              label: t(`settings.groups.${each}`),
              panel: <SettingsForm group={each} version={version} settings={held} />,
            }))}
          />
        )}
      </Loaded>
    </Page>
  );
}
