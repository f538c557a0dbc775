import type { MarketView, MatchView, SlipLeg } from '../../../common/book/api';
import { usePlay } from '../session/play-context';
import { marketName, oddsText, selectionName } from './names';
import styles from './odds.module.css';
import { isSame } from './slip';

interface OddsButtonsProps {
  match: MatchView;
  market: MarketView;
  legs: readonly SlipLeg[];
  onToggle: (leg: SlipLeg) => void;
}

/** The selections of a market with their odds; pressed ones are on the slip. */
export function OddsButtons({ match, market, legs, onToggle }: OddsButtonsProps) {
  const play = usePlay();
  const { t } = play;
  const title = marketName(match.id, market.id, play);
  return (
    <fieldset className={styles.market} data-suspended={match.isSuspended || undefined}>
      <legend className={styles.legend}>
        {title}
        {match.isSuspended && <span className={styles.suspended}>{t.book.suspended}</span>}
      </legend>
      {market.odds.map(({ selection, odds }) => {
        const leg = { match: match.id, market: market.id, selection, odds: odds ?? 0 };
        return (
          <button
            key={selection}
            type="button"
            className={styles.odds}
            aria-pressed={legs.some((one) => isSame(one, leg))}
            disabled={odds === null || match.isSuspended}
            onClick={() => onToggle({ ...leg, events: match.state.events })}
          >
            <span className={styles.selection}>{selectionName(match.id, selection, play)}</span>{' '}
            <b className={styles.figure}>{odds === null ? '–' : oddsText(odds, play)}</b>
          </button>
        );
      })}
    </fieldset>
  );
}
