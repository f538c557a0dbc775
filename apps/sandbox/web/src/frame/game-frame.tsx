import { type ReactNode, useState } from 'react';
import { FairnessDrawer } from '../fairness/fairness-drawer';
import { usePlay } from '../session/play-context';
import { standsAlone } from '../session/surroundings';
import { Dialog } from '../ui/dialog';
import { Announcer, VisuallyHidden } from '../ui/visually-hidden';
import { Balance } from './balance';
import { Bar } from './bar';
import { ConnectionBar } from './connection-bar';
import styles from './game-frame.module.css';
import { Tools } from './tools';
import { type Stall, Valance } from './valance';

interface GameFrameProps {
  stall: Stall;
  /** The playing area; it fills the height. */
  stage: ReactNode;
  /** The controls. */
  deck: ReactNode;
  aside?: ReactNode;
  rules: { title: string; content: ReactNode };
  /** Announced to screen readers. */
  announcement: string;
  /** Whether the game's own connection is lost. */
  cutOff?: boolean;
  /** The commitment to the current round, if it is not a seed. */
  commitment?: string;
  /** Changes with each win that is worth a celebration. */
  celebration: string | null;
}

/**
 * The stall around a game: the bar above, the stage under its valance, the counter with the controls. Inside the
 * portal's stage there is no bar, since the portal's own has the title and the balance; the tools are in the corner.
 */
export function GameFrame(props: GameFrameProps) {
  const { stall, stage, deck, aside, rules, announcement, celebration, cutOff, commitment } = props;
  const { t, view, language, notice } = usePlay();
  const [open, setOpen] = useState<'fairness' | 'rules' | null>(null);
  const close = () => setOpen(null);
  const alone = standsAlone();
  const tools = <Tools onOpen={setOpen} rulesTitle={rules.title} />;
  return (
    <div
      className={styles.frame}
      data-stall={stall}
      data-look={view.look}
      data-inside={alone ? undefined : true}
    >
      {alone && <Bar>{tools}</Bar>}
      <main className={styles.main} data-aside={aside ? true : undefined}>
        <section className={styles.stage} aria-label={view.title[language]}>
          {!alone && (
            <div className={styles.corner}>
              <h1>
                <VisuallyHidden>{view.title[language]}</VisuallyHidden>
              </h1>
              {tools}
            </div>
          )}
          <Valance celebration={celebration} />
          {stage}
        </section>
        <section className={styles.deck} aria-label={t.studio.controls}>
          <ConnectionBar cutOff={cutOff} />
          {notice && <p className={styles.notice}>{notice}</p>}
          {(alone || view.demo) && <Balance />}
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
