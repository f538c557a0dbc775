import { useTranslation } from 'react-i18next';
import type { LotteryPage } from '#libs/games/common/launch-pages';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Page } from '../../../ui/layout/page';
import { GameList } from './game-list';

/** What each page is called in the phrases. */
const WORDS = {
  '/lottery': { title: 'title', lead: 'lobby.lead' },
  '/vnLottery': { title: 'lobby.titles.vietnam', lead: 'lobby.leads.vietnam' },
  '/seaLottery': { title: 'lobby.titles.numbers', lead: 'lobby.leads.numbers' },
} as const;

/** The games of a page, each with its last numbers and its countdown; those of the other pages are below. */
export function LotteryLobby({ page }: { page: LotteryPage }) {
  const { t } = useTranslation('lottery');
  const words = WORDS[page];
  const title = t(words.title);
  useDocumentTitle(title);
  return (
    <Page title={title} lead={t(words.lead)} width="list">
      <GameList page={page} />
    </Page>
  );
}
