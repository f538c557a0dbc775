import type { JackpotState } from '../../../common/api';
import { usePlay } from '../session/play-context';
import { useCounted } from '../session/use-counted';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './jackpot-sign.module.css';
import { useJackpot } from './use-jackpot';

/** The sign over the reels: what the pot holds, and who emptied it last. */
export function LiveJackpotSign({ running, won }: { running: boolean; won: boolean }) {
  return <JackpotSign state={useJackpot(running)} won={won} />;
}

export function JackpotSign({ state, won }: { state: JackpotState | null; won: boolean }) {
  const { t, view, money } = usePlay();
  const amount = BigInt(state?.amount ?? view.jackpot?.seed ?? '0');
  const shown = useCounted(amount);
  const last = state?.last;
  return (
    <p className={classNames(styles.sign, won && styles.won)}>
      <VisuallyHidden>{t.jackpot.amount(money(amount))}</VisuallyHidden>
      <span aria-hidden="true" className={styles.name}>
        {t.jackpot.name}
      </span>
      <b aria-hidden="true" data-testid="pot">
        {money(shown)}
      </b>
      <span className={styles.last}>
        {last ? t.jackpot.last(money(BigInt(last.amount), true), last.name) : t.jackpot.none}
      </span>
    </p>
  );
}
