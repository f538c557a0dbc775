import type { HousieState } from '../../../common/housie/api';
import { type Play, usePlay } from '../session/play-context';
import styles from './prize-list.module.css';

/** Who won a prize, and with how many tickets. */
export function winnersText(
  { won }: HousieState['prizes'][number],
  { t, figure }: Pick<Play, 't' | 'figure'>,
): string {
  const names = (won?.winners ?? []).map(({ name, own, tickets }) => {
    const who = own ? t.housie.you : name || t.housie.practice;
    return tickets > 1 ? t.housie.times(who, figure(tickets)) : who;
  });
  return names.join(', ');
}

/** Who plays, and the prizes: what they are, and who has won them. */
export function PrizeList({ state }: { state: HousieState | null }) {
  const play = usePlay();
  const { t, figure, money } = play;
  const figures: readonly [string, number][] = [
    [t.table.watching, state?.watching ?? 0],
    [t.table.players, state?.players ?? 0],
    [t.housie.sold, state?.tickets ?? 0],
  ];
  return (
    <section className={styles.aside} aria-label={t.housie.prizes}>
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.title}>{t.housie.prizes}</h2>
      <ul className={styles.prizes}>
        {state?.prizes.map((prize) => (
          <li key={prize.kind} data-won={prize.won !== null || undefined}>
            <span>
              <b>{t.housie.kinds[prize.kind]}</b>
              <span className={styles.note}>
                {prize.won
                  ? t.housie.wonBy(winnersText(prize, play), figure(prize.won.ball))
                  : t.housie.how[prize.kind]}
              </span>
            </span>
            <b className={styles.amount}>{money(BigInt(prize.amount), true)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
