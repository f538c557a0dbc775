import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import type { PickRow, Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { tokenOdds } from '../stake/token-odds';
import { useOddsText } from '../stake/use-odds-text';
import { FiguresChoice, type RowFigures, usePickFigures } from './pick-figures';
import styles from './picking.module.css';
import { HELPERS, hasHelpers, helpedTokens, type Picks, togglePick, withRow } from './picks';
import { useRowNames } from './row-names';
import { useTokenText } from './use-token-text';

interface PickRowsProps {
  gameCode: string;
  rule: Rule;
  picks: Picks;
  onPick: (picks: Picks) => void;
  /** Shown in each cell of a board. */
  odds?: Odds | undefined;
}

/** The rows of a rule with their tokens. */
export function PickRows({ gameCode, rule, picks, onPick, odds }: PickRowsProps) {
  const names = useRowNames()(rule);
  const last = rule.rows.length - 1;
  const figures = usePickFigures(gameCode, rule);
  return (
    <div className={styles.rows}>
      {figures.isOffered && <FiguresChoice value={figures.chosen} onChange={figures.choose} />}
      {rule.rows.map((row, at) => (
        <PickRowField
          key={names[at]}
          name={names[at] ?? ''}
          row={row}
          picked={picks[at] ?? []}
          // What is bet on stands in the last row; rows before it only choose places.
          odds={rule.rows.every(({ min }) => min === 0) || at === last ? odds : undefined}
          figures={figures.ofRow(at)}
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
  figures: RowFigures | null;
  onToggle: (token: string) => void;
  onRow: (picked: readonly string[]) => void;
}

function PickRowField({ name, row, picked, odds, figures, onToggle, onRow }: FieldProps) {
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
          <Token
            key={token}
            token={token}
            picked={picked.includes(token)}
            odds={odds}
            figures={figures}
            onToggle={onToggle}
          />
        ))}
      </div>
      {figures && <FiguresInWords row={row} figures={figures} />}
    </fieldset>
  );
}

/** Keeps the room of a figure. */
const NOT_YET = '\u00a0';

const isOfWords = ({ tokens }: PickRow) => tokens.texts.some((text) => !/^\d+$/.test(text));

/** For screen readers, which would else say a figure at each press: all of a row, where they look for it. */
function FiguresInWords({ row, figures }: { row: PickRow; figures: RowFigures }) {
  const tokenText = useTokenText();
  const { count } = useAmountText();
  if (figures.values.size === 0) return null;
  const words = row.tokens.texts.map(
    (token) => `${tokenText(token)}: ${count(figures.values.get(token) ?? 0)}`,
  );
  return (
    <VisuallyHidden>
      {figures.name}. {words.join('; ')}
    </VisuallyHidden>
  );
}

interface TokenProps {
  token: string;
  picked: boolean;
  odds: Odds | undefined;
  figures: RowFigures | null;
  onToggle: (token: string) => void;
}

function Token({ token, picked, odds, figures, onToggle }: TokenProps) {
  const tokenText = useTokenText();
  const oddsText = useOddsText();
  const { count } = useAmountText();
  const own = odds && tokenOdds(odds, token);
  const value = figures?.values.get(token);
  return (
    <button type="button" className={styles.token} aria-pressed={picked} onClick={() => onToggle(token)}>
      {tokenText(token)}
      {own && <small>{oddsText(own)}</small>}
      {figures && (
        <small aria-hidden="true" className={styles.figure} data-most={value === figures.most || undefined}>
          {value === undefined ? NOT_YET : count(value)}
        </small>
      )}
    </button>
  );
}
