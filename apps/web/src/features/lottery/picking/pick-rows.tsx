import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import type { PickRow, Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';
import { tokenOdds } from '../stake/token-odds';
import { useOddsText } from '../stake/use-odds-text';
import styles from './picking.module.css';
import { HELPERS, hasHelpers, helpedTokens, type Picks, togglePick, withRow } from './picks';
import { useRowNames } from './row-names';
import { useTokenText } from './use-token-text';

interface PickRowsProps {
  rule: Rule;
  picks: Picks;
  onPick: (picks: Picks) => void;
  /** Shown in each cell of a board. */
  odds?: Odds | undefined;
}

/** The rows of a rule with their tokens. */
export function PickRows({ rule, picks, onPick, odds }: PickRowsProps) {
  const names = useRowNames()(rule);
  const last = rule.rows.length - 1;
  return (
    <div className={styles.rows}>
      {rule.rows.map((row, at) => (
        <PickRowField
          key={names[at]}
          name={names[at] ?? ''}
          row={row}
          picked={picks[at] ?? []}
          // What is bet on stands in the last row; rows before it only choose places.
          odds={rule.rows.every(({ min }) => min === 0) || at === last ? odds : undefined}
          onToggle={(token) => onPick(togglePick(rule, picks, at, token))}
          onRow={(picked) => onPick(withRow(rule, picks, at, picked))}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  name: string;
  row: PickRow;
  picked: readonly string[];
  odds: Odds | undefined;
  onToggle: (token: string) => void;
  onRow: (picked: readonly string[]) => void;
}

function PickRowField({ name, row, picked, odds, onToggle, onRow }: FieldProps) {
  const { t } = useTranslation('lottery');
  const { count } = useAmountText();
  return (
    <fieldset className={styles.row}>
      <legend>
        {name}
        {picked.length > 0 && (
          <small className={styles.picked}>{t('pick.picked', { shown: count(picked.length) })}</small>
        )}
      </legend>
      {hasHelpers(row) && (
        <div className={styles.helpers}>
          {HELPERS.map((helper) => (
            <button
              key={helper}
              type="button"
              aria-label={`${t(`helpers.${helper}`)}: ${name}`}
              onClick={() => onRow(helpedTokens(row, helper))}
            >
              {t(`helpers.${helper}`)}
            </button>
          ))}
        </div>
      )}
      <div className={styles.tokens} data-words={isOfWords(row) || undefined}>
        {row.tokens.texts.map((token) => (
          <Token key={token} token={token} picked={picked.includes(token)} odds={odds} onToggle={onToggle} />
        ))}
      </div>
    </fieldset>
  );
}

const isOfWords = ({ tokens }: PickRow) => tokens.texts.some((text) => !/^\d+$/.test(text));

interface TokenProps {
  token: string;
  picked: boolean;
  odds: Odds | undefined;
  onToggle: (token: string) => void;
}

function Token({ token, picked, odds, onToggle }: TokenProps) {
  const tokenText = useTokenText();
  const oddsText = useOddsText();
  const own = odds && tokenOdds(odds, token);
  return (
    <button type="button" className={styles.token} aria-pressed={picked} onClick={() => onToggle(token)}>
      {tokenText(token)}
      {own && <small>{oddsText(own)}</small>}
    </button>
  );
}
