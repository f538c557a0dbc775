import { ArrowLeft, BookOpen, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FairnessDrawer } from '../fairness/fairness-drawer';
import { Lily } from '../scenes/lily';
import { usePlay } from '../session/play-context';
import { standsAlone } from '../session/surroundings';
import { IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Announcer } from '../ui/visually-hidden';
import { Balance } from './balance';
import { ConnectionBar } from './connection-bar';
import styles from './game-frame.module.css';
import { type Stall, Valance } from './valance';

interface GameFrameProps {
  stall: Stall;
  /** What is played on; it fills the height. */
  stage: ReactNode;
  /** What is pressed. */
  deck: ReactNode;
  aside?: ReactNode;
  rules: { title: string; content: ReactNode };
  /** Said to who does not see the stage. */
  announcement: string;
  /** A line of the game's own is cut. */
  cutOff?: boolean;
  /** What commits the studio to the round that is on, where it is no seed. */
  commitment?: string;
  /** Changes with each win that is worth a celebration. */
  celebration: string | null;
}

/** The stall around a game: the bar above, the stage under its valance, the counter with the controls. */
export function GameFrame(props: GameFrameProps) {
  const { stall, stage, deck, aside, rules, announcement, celebration, cutOff, commitment } = props;
  const { t, view, language, notice } = usePlay();
  const [open, setOpen] = useState<'fairness' | 'rules' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.frame} data-stall={stall}>
      <Bar onOpen={setOpen} rulesTitle={rules.title} />
      <main className={styles.main} data-aside={aside ? true : undefined}>
        <section className={styles.stage} aria-label={view.title[language]}>
          <Valance celebration={celebration} />
          {stage}
        </section>
        <section className={styles.deck} aria-label={t.studio.controls}>
          <ConnectionBar cutOff={cutOff} />
          {notice && <p className={styles.notice}>{notice}</p>}
          <Balance />
          {deck}
        </section>
        {aside}
      </main>
      <Announcer text={announcement} />
      {open === 'fairness' && <FairnessDrawer onClose={close} commitment={commitment} />}
      {open === 'rules' && (
        <Dialog title={rules.title} closeLabel={t.studio.close} onClose={close}>
          {rules.content}
        </Dialog>
      )}
    </div>
  );
}

function Bar({ onOpen, rulesTitle }: { onOpen: (what: 'fairness' | 'rules') => void; rulesTitle: string }) {
  const { t, view, language, sound } = usePlay();
  return (
    <header className={styles.bar}>
      {standsAlone() && view.lobbyUrl && (
        <a className={styles.back} href={view.lobbyUrl} aria-label={t.studio.back} title={t.studio.back}>
          <ArrowLeft size={20} aria-hidden="true" />
        </a>
      )}
      <span className={styles.mark}>
        <Lily />
      </span>
      <h1 className={styles.title}>{view.title[language]}</h1>
      <nav className={styles.tools} aria-label={t.studio.tools}>
        <IconButton
          label={rulesTitle}
          icon={<BookOpen size={20} aria-hidden="true" />}
          onClick={() => onOpen('rules')}
        />
        <IconButton
          label={t.studio.sound}
          aria-pressed={sound.on}
          icon={
            sound.on ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />
          }
          onClick={sound.toggle}
        />
        <IconButton
          label={t.studio.fairness}
          icon={<ShieldCheck size={20} aria-hidden="true" />}
          onClick={() => onOpen('fairness')}
        />
      </nav>
    </header>
  );
}
