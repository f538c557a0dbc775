import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { Tabs } from '../../ui/layout/tabs';
import { useDownloads } from './download.api';
import { type Guide, GuideText } from './guide-text';
import { ownPlatform } from './own-platform';

export default withPhrases('help', DownloadPage);

/** How each kind of phone installs the app, with the own one first. */
function DownloadPage() {
  const { t } = useTranslation('help');
  const { t: site } = useTranslation();
  const guides = useDownloads();
  const title = site('shell.download');
  useDocumentTitle(title);
  return (
    <Page title={title} lead={t('downloadText')} width="form">
      <Loaded query={guides} room="large">
        {(list) => (list.length > 0 ? <Guides guides={list} /> : <NoDownloads />)}
      </Loaded>
    </Page>
  );
}

function Guides({ guides }: { guides: Guide[] }) {
  const { t } = useTranslation('help');
  const [chosen, setChosen] = useState(() => ownPlatform(navigator));
  const value = (guides.find(({ anchor }) => anchor === chosen) ?? guides[0])?.anchor ?? 'ios';
  return (
    <Tabs
      label={t('platforms')}
      value={value}
      onChange={setChosen}
      tabs={guides.map((guide) => ({
        value: guide.anchor,
        label: t(`platform.${guide.anchor}`),
        panel: <GuideText guide={guide} />,
      }))}
    />
  );
}

function NoDownloads() {
  const { t } = useTranslation('help');
  const { t: site } = useTranslation();
  return (
    <EmptyState
      title={t('noDownloads')}
      text={t('noDownloadsText')}
      action={<LinkButton to={PATHS.home}>{site('common.toHome')}</LinkButton>}
    />
  );
}
