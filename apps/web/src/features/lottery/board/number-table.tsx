import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import type { Tokens } from '#libs/lottery/common/rules/tokens';
import { TokenButton } from '../picking/token-button';
import type { TokenMarks } from '../stake/token-marks';
import styles from './board.module.css';

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
        <TokenButton
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
