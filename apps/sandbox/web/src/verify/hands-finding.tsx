import type { Language } from '../../../common/api';
import { rankOfHand } from '../../../common/seats/hand-rank';
import { cardName } from '../cards/card-words';
import type { Phrases } from '../i18n/en';
import { formatNumber } from '../session/money';
import styles from './finding-view.module.css';

interface HandsFindingProps {
  t: Phrases;
  language: Language;
  hands: readonly number[][];
}

/** The cards of each seat, in the order of the deal. */
export function HandsFinding({ t, language, hands }: HandsFindingProps) {
  const wording = { t, figure: (value: number) => formatNumber(value, language) };
  return (
    <dl className={styles.steps} data-testid="finding">
      {hands.map((cards, seat) => (
        <div key={cards.join()} className={styles.row}>
          <dt>{t.seats.seat(wording.figure(seat + 1))}</dt>
          <dd>
            {cards.map((card) => cardName(card, wording)).join(' · ')} ({t.seats.ranks[rankOfHand(cards)]})
          </dd>
        </div>
      ))}
    </dl>
  );
}
