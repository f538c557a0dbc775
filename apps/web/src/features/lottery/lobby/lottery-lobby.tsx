import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Page } from '../../../ui/layout/page';
import { GameList } from './game-list';

/** All games of this page, each with its last numbers and its countdown. */
export function LotteryLobby() {
  const { t } = useTranslation('lottery');
  useDocumentTitle(t('title'));
  return (
    <Page title={t('title')} lead={t('lobby.lead')} width="list">
      <GameList />
    </Page>
  );
}
