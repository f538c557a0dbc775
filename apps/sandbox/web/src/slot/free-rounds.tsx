import { Gift } from 'lucide-react';
import { usePlay } from '../session/play-context';
import styles from './free-rounds.module.css';
import type { FreeRoundsNow } from './use-free-rounds';

/** How many free rounds are left, what each is played as, and what they have won. */
export function FreeRounds({ next, played, busy }: FreeRoundsNow & { busy: boolean }) {
  const { t, money, figure, language } = usePlay();
  const ended = played && !busy ? t.free.played(money(BigInt(played.won))) : '';
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p role="status" className={ended ? styles.ended : styles.none}>
        {ended}
      </p>
      {next && (
        <section className={styles.panel} aria-label={t.free.title}>
          <Gift size={24} className={styles.sign} aria-hidden="true" />
          <p className={styles.left}>{t.free.left(next.left, figure(next.left))}</p>
          <p>{t.free.value(money(BigInt(next.value), true))}</p>
          <p className={styles.more}>
            {next.won === '0' ? t.free.noStake : t.free.won(money(BigInt(next.won)))}
          </p>
          <p className={styles.more}>{t.free.until(until.format(next.endsAt))}</p>
        </section>
      )}
    </>
  );
}
