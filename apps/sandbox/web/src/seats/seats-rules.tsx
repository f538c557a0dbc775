import { HAND_RANKS } from '../../../common/seats/hand-rank';
import { MOST_STACK } from '../../../common/seats/levels';
import { MIN_STACK, TURN_MS } from '../../../common/seats/three-cards';
import { TableCard } from '../cards/table-card';
import { RulesText } from '../frame/rules-text';
import { usePlay } from '../session/play-context';
import styles from './seats-rules.module.css';

/** A hand of each rank, from the highest. */
const EXAMPLES = {
  trail: [48, 49, 50],
  pureSequence: [48, 44, 40],
  sequence: [48, 45, 42],
  colour: [49, 37, 21],
  pair: [44, 46, 33],
  highCard: [48, 39, 17],
};

/** How one plays, and which hand is higher. */
export function SeatsRules() {
  const { t, view, figure } = usePlay();
  const [least, most] = [figure(Number(MIN_STACK)), figure(Number(MOST_STACK))];
  return (
    <>
      <RulesText
        lines={t.seats.rules(figure(Math.round((1 - view.rtp) * 100)), figure(TURN_MS / 1000), least, most)}
      />
      <table className={styles.table}>
        <caption>{t.seats.ranking}</caption>
        <tbody>
          {HAND_RANKS.toReversed().map((rank) => (
            <tr key={rank}>
              <th scope="row">{t.seats.ranks[rank]}</th>
              <td>
                <span className={styles.cards} aria-hidden="true">
                  {EXAMPLES[rank].map((card) => (
                    <TableCard key={card} card={card} />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
