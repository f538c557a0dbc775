import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import type { Tokens } from '#libs/lottery/common/rules/tokens';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import pickStyles from '../picking/picking.module.css';
import { useTokenText } from '../picking/use-token-text';
import { useOddsText } from '../stake/use-odds-text';
import styles from './board.module.css';
import { numberOdds } from './number-odds';
import type { TokenMark, TokenMarks } from './token-marks';

interface NumberTableProps {
  tokens: Tokens;
  picked: readonly string[];
  odds: Odds;
  marks: TokenMarks;
  onToggle: (token: string) => void;
}

/** All numbers, five or ten in a line, so that those of one ending stand below each other. */
export function NumberTable({ tokens, picked, odds, marks, onToggle }: NumberTableProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const held = new Set(picked);
  return (
    <fieldset className={styles.table} aria-label={t('numbers')}>
      {tokens.texts.map((token) => (
        <NumberCell
          key={token}
          token={token}
          picked={held.has(token)}
          mark={marks.get(token)}
          odds={odds}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  );
}

interface NumberCellProps {
  token: string;
  picked: boolean;
  mark: TokenMark | undefined;
  odds: Odds;
  onToggle: (token: string) => void;
}

/** A closed number that is still picked can be taken out. */
function NumberCell({ token, picked, mark, odds, onToggle }: NumberCellProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const tokenText = useTokenText();
  const oddsText = useOddsText();
  const blocked = mark === 'closed' && !picked;
  const own = mark === 'half' ? numberOdds(odds, token, mark) : null;
  return (
    <button
      type="button"
      className={classNames(pickStyles.token, styles.cell)}
      data-mark={mark}
      aria-pressed={picked}
      aria-disabled={blocked || undefined}
      onClick={() => {
        if (!blocked) onToggle(token);
      }}
    >
      {tokenText(token)}
      {mark === 'closed' && <small>{t('closed')}</small>}
      {own !== null && (
        <small>
          {oddsText(own)}
          <VisuallyHidden> {t('half')}</VisuallyHidden>
        </small>
      )}
    </button>
  );
}
