import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import type { PickRow, Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import type { TokenMarks } from '../stake/token-marks';
import { FiguresChoice, type RowFigures, usePickFigures } from './pick-figures';
import styles from './picking.module.css';
import { HELPERS, hasHelpers, helpedTokens, type Picks, togglePick, withRow } from './picks';
import { useRowNames } from './row-names';
import { TokenButton } from './token-button';
import { useTokenText } from './use-token-text';

interface PickRowsProps {
  gameCode: string;
  rule: Rule;
  picks: Picks;
  onPick: (picks: Picks) => void;
  odds: Odds;
  /** Whether they stand in each cell. */
  showsOdds: boolean;
  /** Of the tokens that operators set another price for, in the draw that takes bets. */
  marks: TokenMarks;
}

/** The rows of a rule with their tokens. */
export function PickRows({ gameCode, rule, picks, onPick, odds, showsOdds, marks }: PickRowsProps) {
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
          odds={odds}
          // What is bet on stands in the last row; rows before it only choose places.
          showsOdds={showsOdds && (rule.rows.every(({ min }) => min === 0) || at === last)}
          marks={marks}
          figures={figures.ofRow(at)}
          onToggle={(token) => onPick(togglePick(rule, picks, at, token))}
          onRow={(picked) => onPick(withRow(rule, picks, at, picked))}
        />
      ))}
    </div>
  );
}

interface FieldProps extends Pick<PickRowsProps, 'odds' | 'showsOdds' | 'marks'> {
  name: string;
  row: PickRow;
  picked: readonly string[];
  figures: RowFigures | null;
  onToggle: (token: string) => void;
  onRow: (picked: readonly string[]) => void;
}

function PickRowField({ name, row, picked, odds, showsOdds, marks, figures, onToggle, onRow }: FieldProps) {
  const { t } = useTranslation('lottery');
  const { count } = useAmountText();
  const isSold = (token: string) => marks.get(token) !== 'closed';
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
              onClick={() => onRow(helpedTokens(row, helper).filter(isSold))}
            >
              {t(`helpers.${helper}`)}
            </button>
          ))}
        </div>
      )}
      <div className={styles.tokens} data-words={isOfWords(row) || undefined}>
        {row.tokens.texts.map((token) => (
          <TokenButton
            key={token}
            token={token}
            picked={picked.includes(token)}
            mark={marks.get(token)}
            odds={odds}
            showsOdds={showsOdds}
            onToggle={onToggle}
          >
            {figures && <Figure value={figures.values.get(token)} most={figures.most} />}
          </TokenButton>
        ))}
      </div>
      {figures && <FiguresInWords row={row} figures={figures} />}
    </fieldset>
  );
}

/** Keeps the room of a figure. */
const NOT_YET = '\u00a0';

const isOfWords = ({ tokens }: PickRow) => tokens.texts.some((text) => !/^\d+$/.test(text));

function Figure({ value, most }: { value: number | undefined; most: number }) {
  const { count } = useAmountText();
  return (
    <small aria-hidden="true" className={styles.figure} data-most={value === most || undefined}>
      {value === undefined ? NOT_YET : count(value)}
    </small>
  );
}

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
