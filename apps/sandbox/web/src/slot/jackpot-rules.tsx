import { CONTRIBUTION, JACKPOT_RETURN, type JackpotRules } from '../../../common/studio/jackpot';
import { usePlay } from '../session/play-context';
import styles from './paytable.module.css';

/** What feeds the pot, how it is hit, and what of the return it is. */
export function JackpotRulesText({ rules }: { rules: JackpotRules }) {
  const { t, view, figure, money } = usePlay();
  const [seed, draw, largest] = [rules.seed, rules.draw, rules.largest].map((amount) =>
    money(BigInt(amount), true),
  );
  const share = Number(CONTRIBUTION);
  const lines = t.jackpot.rules(figure(share), seed ?? '', draw ?? '', largest ?? '');
  return (
    <section className={styles.part}>
      <h3>{t.jackpot.title}</h3>
      {lines.map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      <p className={styles.note}>
        {t.jackpot.back(
          figure((view.rtp - JACKPOT_RETURN) * 100, 2),
          figure(share),
          figure(JACKPOT_RETURN * 100 - share, 1),
        )}
      </p>
    </section>
  );
}
