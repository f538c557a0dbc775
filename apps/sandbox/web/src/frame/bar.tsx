import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lily } from '../scenes/lily';
import { usePlay } from '../session/play-context';
import styles from './bar.module.css';

/** The header of a game that is alone in its tab: the way back, the title, the tools. */
export function Bar({ children }: { children: ReactNode }) {
  const { t, view, language } = usePlay();
  return (
    <header className={styles.bar}>
      {view.lobbyUrl && (
        <a className={styles.back} href={view.lobbyUrl} aria-label={t.studio.back} title={t.studio.back}>
          <ArrowLeft size={20} aria-hidden="true" />
        </a>
      )}
      <span className={styles.mark}>
        <Lily />
      </span>
      <h1 className={styles.title}>{view.title[language]}</h1>
      {children}
    </header>
  );
}
