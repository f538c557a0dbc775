import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayRequests } from '../../features/games/play-requests';
import { useSession } from '../../features/session/session-store';
import { lazyPart } from '../../parts/lazy-part';
import { QuietPart } from '../../parts/quiet-part';
import { useStoredPreferences } from '../preferences/use-stored-preferences';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { InsecureBar } from './insecure-bar';
import { SessionDialogs } from './session-dialogs';
import styles from './shell.module.css';
import { SideMenu } from './side-menu';
import { useAgentSide } from './use-agent-side';
import { useOnStage } from './use-on-stage';
import { usePageChange } from './use-page-change';
import { usePageTitle } from './use-page-title';

const ReceiptBar = lazyPart(() => import('../../features/withdrawal/receipt-bar'));
const ContractBar = lazyPart(() => import('../../features/contract/contract-bar'));
const LineState = lazyPart(() => import('./line-state'));

/** The frame of every page: header, side menu, the page itself, footer, and the bar at the foot of phones and tablets. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const member = useSession().status === 'member';
  usePageChange();
  usePageTitle();
  useStoredPreferences();
  const onStage = useOnStage();
  const agentSide = useAgentSide();
  return (
    <div className={onStage ? styles.stage : styles.shell}>
      <a className={styles.skip} href="#content">
        {t('common.skip')}
      </a>
      <div className={styles.top}>
        <InsecureBar />
        {!onStage && <Header />}
        {member && (
          <QuietPart>
            <LineState />
            <ReceiptBar />
            <ContractBar />
          </QuietPart>
        )}
      </div>
      <div className={agentSide ? styles.agents : styles.frame}>
        {!onStage && !agentSide && <SideMenu />}
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
      {!onStage && (
        <>
          <Footer />
          <BottomBar />
        </>
      )}
      <SessionDialogs />
      <PlayRequests />
    </div>
  );
}
