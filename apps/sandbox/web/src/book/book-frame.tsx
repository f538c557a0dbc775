import { type ReactNode, useState } from 'react';
import { FairnessDrawer } from '../fairness/fairness-drawer';
import { Balance } from '../frame/balance';
import { Bar } from '../frame/bar';
import { ConnectionBar } from '../frame/connection-bar';
import { Tools } from '../frame/tools';
import { usePlay } from '../session/play-context';
import { standsAlone } from '../session/surroundings';
import { Dialog } from '../ui/dialog';
import { Announcer, VisuallyHidden } from '../ui/visually-hidden';
import styles from './book.module.css';

interface BookFrameProps {
  cutOff: boolean;
  /** Announced to screen readers. */
  announcement: string;
  rules: ReactNode;
  children: ReactNode;
}

/** A page that scrolls, where other games have a stage: the bar or the tools above, and the balance. */
export function BookFrame({ cutOff, announcement, rules, children }: BookFrameProps) {
  const { t, view, language, notice } = usePlay();
  const [open, setOpen] = useState<'fairness' | 'rules' | null>(null);
  const close = () => setOpen(null);
  const alone = standsAlone();
  const tools = <Tools onOpen={setOpen} rulesTitle={t.studio.rules} />;
  return (
    <div className={styles.frame}>
      {alone && <Bar>{tools}</Bar>}
      <main className={styles.main}>
        {!alone && (
          <>
            <h1>
              <VisuallyHidden>{view.title[language]}</VisuallyHidden>
            </h1>
            {tools}
          </>
        )}
        <ConnectionBar cutOff={cutOff} />
        {notice && <p className={styles.note}>{notice}</p>}
        {(alone || view.demo) && <Balance />}
        {children}
      </main>
      <Announcer text={announcement} />
      {open === 'fairness' && <FairnessDrawer onClose={close} />}
      {open === 'rules' && (
        <Dialog title={t.studio.rules} closeLabel={t.studio.close} onClose={close}>
          {rules}
        </Dialog>
      )}
    </div>
  );
}
