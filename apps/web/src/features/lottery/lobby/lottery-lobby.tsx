import { useTranslation } from 'react-i18next';
import { MISSION } from '#libs/site/common/modules';
import { useModule } from '../../../data/site/use-module';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { MISSIONS_PATH } from '../played-games';
import { GameList } from './game-list';

/** All games of this page, each with its last numbers and its countdown. */
export function LotteryLobby() {
  const { t } = useTranslation('lottery');
  const hasMissions = useModule(MISSION);
  useDocumentTitle(t('title'));
  return (
    <Page
      title={t('title')}
      lead={t('lobby.lead')}
      width="list"
      tools={hasMissions && <LinkButton to={MISSIONS_PATH}>{t('missions.title')}</LinkButton>}
    >
      <GameList />
    </Page>
  );
}
