import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { numberOdds } from '../stake/number-odds';
import type { TokenMark } from '../stake/token-marks';
import { useOddsText } from '../stake/use-odds-text';
import styles from './picking.module.css';
import { useTokenText } from './use-token-text';

interface TokenButtonProps {
  token: string;
  picked: boolean;
  mark: TokenMark | undefined;
  odds: Odds;
  /** Whether odds stand in each cell; those of a number at half price are always shown. */
  showsOdds?: boolean;
  onToggle: (token: string) => void;
  /** Below the odds. */
  children?: ReactNode;
}

/** What may be picked, with its price in this draw. A closed number that is still picked can be taken out. */
export function TokenButton(props: TokenButtonProps) {
  const { token, picked, mark, odds, showsOdds, onToggle, children } = props;
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const tokenText = useTokenText();
  const oddsText = useOddsText();
  const blocked = mark === 'closed' && !picked;
  const price = mark === 'half' || (showsOdds && mark !== 'closed') ? numberOdds(odds, token, mark) : null;
  return (
    <button
      type="button"
      className={styles.token}
      data-mark={mark}
      aria-pressed={picked}
      aria-disabled={blocked || undefined}
      onClick={() => {
        if (!blocked) onToggle(token);
      }}
    >
      {tokenText(token)}
      {mark === 'closed' && <small>{t('closed')}</small>}
      {price !== null && (
        <small>
          {oddsText(price)}
          {mark === 'half' && <VisuallyHidden> {t('half')}</VisuallyHidden>}
        </small>
      )}
      {children}
    </button>
  );
}
