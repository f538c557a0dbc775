import { usePlay } from '../session/play-context';
import { Dialog } from '../ui/dialog';
import styles from './fairness.module.css';
import { Proof } from './proof';
import { RoundList } from './round-list';
import { SeedForm } from './seed-form';

/** Explains the results, with the seeds or the chain, and the proofs of played rounds. */
export function FairnessDrawer({ onClose, commitment }: { onClose: () => void; commitment?: string }) {
  const { t, view, fairness } = usePlay();
  return (
    <Dialog title={t.fairness.title} closeLabel={t.studio.close} onClose={onClose} placement="side">
      {fairness && <SeedForm fairness={fairness} />}
      {(view.kind === 'shared' || view.kind === 'housie') && (
        <section className={styles.part}>
          <p>{view.kind === 'housie' ? t.housie.fair : t.fairness.shoeIntro}</p>
          {commitment && <Proof label={t.fairness.serverHash} text={commitment} />}
        </section>
      )}
      {view.kind === 'seats' && (
        <section className={styles.part}>
          <p>{t.seats.intro}</p>
          {commitment && <Proof label={t.fairness.serverHash} text={commitment} />}
        </section>
      )}
      {view.crash && (
        <section className={styles.part}>
          <p>{t.fairness.crashIntro}</p>
          {commitment && <Proof label={t.fairness.commitment} text={commitment} />}
          <Proof label={t.fairness.terminal} text={view.crash.terminalHash} />
          <Proof label={t.fairness.salt} text={view.crash.salt} />
        </section>
      )}
      <RoundList />
    </Dialog>
  );
}
