import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStoredPreferences } from '../../data/preferences/use-stored-preferences';
import { useKnownMember } from '../../data/session/known-member';
import { useIsMember } from '../../data/session/session-store';
import { PlayRequests } from '../../features/games/play-requests';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { useIdle } from '../../lazy/use-idle';
import { isHome } from '../../routes/paths';
import { SkipLink } from '../../ui/layout/skip-link';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { SessionDialogs } from './session-dialogs';
import styles from './shell.module.css';
import { SideMenu } from './side-menu';
import { useAgentSide } from './use-agent-side';
import { useInChat } from './use-in-chat';
import { useOnStage } from './use-on-stage';
import { usePageChange } from './use-page-change';

const AgentBar = lazyPart(() => import('../agent-centre/agent-bar'));
const LaterEntries = lazyPart(() => import('../menus/later-entries'));
const LineReturn = lazyPart(() => import('../../features/lines/line-return'));
const RightBar = lazyPart(() => import('./right-bar'));
const PageTitle = lazyPart(() => import('./page-title'));
const TopBars = lazyPart(() => import('./top-bars'));
const ReceiptBar = lazyPart(() => import('../../features/withdrawal/receipt-bar'));
const ContractBar = lazyPart(() => import('../../features/contract/contract-bar'));

/** The frame of every page: header, side menu, the page itself, footer, and the bar at the foot of phones and tablets. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const member = useIsMember();
  usePageChange();
  useStoredPreferences();
  const onStage = useOnStage();
  const inChat = useInChat();
  const framed = !onStage && !inChat;
  const agentSide = useAgentSide();
  const idle = useIdle();
  // Home has a card for what waits.
  const atHome = isHome(useLocation().pathname);
  return (
    <div className={framed ? styles.shell : styles.stage}>
      <SkipLink />
      <div className={styles.top}>
        {framed && <Header />}
        {idle && (
          <QuietPart>
            <TopBars />
          </QuietPart>
        )}
        {member && !atHome && !inChat && (
          <QuietPart>
            <ReceiptBar />
            <ContractBar />
          </QuietPart>
        )}
      </div>
      <div className={agentSide ? styles.agents : styles.frame}>
        {framed && !agentSide && <SideMenu />}
        {/* The game has a main part too: a name tells them apart. */}
        <main
          id="content"
          className={styles.content}
          tabIndex={-1}
          aria-label={onStage ? t('games.stage') : undefined}
        >
          {children}
        </main>
      </div>
      {framed && (
        <>
          <Footer />
          {agentSide ? <AgentSideBar /> : <BottomBar />}
        </>
      )}
      {framed && !agentSide && idle && (
        <QuietPart>
          <RightBar />
        </QuietPart>
      )}
      {idle && (
        <QuietPart>
          <PageTitle />
          <LaterEntries />
        </QuietPart>
      )}
      {idle && (
        <QuietPart>
          <LineReturn />
        </QuietPart>
      )}
      <SessionDialogs />
      <PlayRequests />
    </div>
  );
}

/** An agent's pages have an agent's bar; the log-in of agents has none, and another member the usual one. */
function AgentSideBar() {
  const member = useKnownMember();
  if (!member) return null;
  if (!member.agent) return <BottomBar />;
  return (
    <QuietPart>
      <AgentBar />
    </QuietPart>
  );
}
