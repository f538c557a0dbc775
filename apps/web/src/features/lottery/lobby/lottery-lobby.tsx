import { useTranslation } from 'react-i18next';
import type { LotteryPage } from '#libs/games/common/launch-pages';
import { MISSION } from '#libs/site/common/modules';
import { useModule } from '../../../data/site/use-module';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { MISSIONS_PATH } from '../played-games';
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
  const hasMissions = useModule(MISSION);
  const words = WORDS[page];
  const title = t(words.title);
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      lead={t(words.lead)}
      width="list"
      tools={hasMissions && <LinkButton to={MISSIONS_PATH}>{t('missions.title')}</LinkButton>}
    >
      <GameList page={page} />
    </Page>
  );
}
