import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';
import { StatusLine } from '../../../ui/feedback/status-line';
import { Button } from '../../../ui/forms/button';
import { Segmented } from '../../../ui/forms/segmented';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { type Picks, togglePick, withRow } from '../picking/picks';
import { useTokenText } from '../picking/use-token-text';
import type { TokenMarks } from '../stake/token-marks';
import { type Added, addNumbers } from './add-numbers';
import { isTurned, widthOf } from './board-numbers';
import { Keypad } from './keypad';
import { makersFor, reversed } from './made-numbers';
import { MakeNumbers } from './make-numbers';
import { NumberTable } from './number-table';

/** Numbers of so many digits stand in a table; there are too many longer ones. */
const TABLE_WIDTH = 2;

interface NumberBoardProps {
  rule: Rule;
  picks: Picks;
  onPick: (picks: Picks) => void;
  odds: Odds;
  /** Of the numbers that operators set another price for, in the draw that takes bets. */
  marks: TokenMarks;
}

/** Numbers of a rule: on a table, by keys, or made of digits. */
export function NumberBoard({ rule, picks, onPick, odds, marks }: NumberBoardProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const [byKeys, setByKeys] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const [row] = rule.rows;
  const [picked = []] = picks;
  if (!row) return null;
  const { tokens } = row;
  const width = widthOf(tokens);
  const add = (numbers: readonly string[]) => {
    const next = addNumbers(tokens, { picked, numbers, marks });
    setAdded(next);
    onPick(withRow(rule, picks, 0, next.picked));
  };
  return (
    <Stack gap={3}>
      {width === TABLE_WIDTH && (
        <Segmented
          label={t('way')}
          value={byKeys ? 'keys' : 'table'}
          onChange={(way) => setByKeys(way === 'keys')}
          options={[
            { value: 'table', label: t('table') },
            { value: 'keys', label: t('keys') },
          ]}
        />
      )}
      {makersFor(width).length > 0 && (
        <Collapsible title={t('make')}>
          <MakeNumbers key={width} width={width} onNumbers={add} />
        </Collapsible>
      )}
      {width === TABLE_WIDTH && !byKeys ? (
        <NumberTable
          tokens={tokens}
          picked={picked}
          odds={odds}
          marks={marks}
          onToggle={(token) => onPick(togglePick(rule, picks, 0, token))}
        />
      ) : (
        <Keypad key={width} tokens={tokens} onNumbers={add} />
      )}
      {isTurned(tokens) && (
        <Row>
          <Button
            size="small"
            disabledReason={picked.length === 0 && t('nothingToReverse')}
            onClick={() => add(picked.flatMap(reversed))}
          >
            {t('reverse')}
          </Button>
        </Row>
      )}
      <AddedLine added={added} />
    </Stack>
  );
}

const MOST_NAMED = 5;

/** How many numbers a press brought, and which it did not. */
function AddedLine({ added }: { added: Added | null }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const named = (numbers: readonly string[]) => numbers.slice(0, MOST_NAMED).map(tokenText).join(', ');
  return (
    <StatusLine tone="muted">
      {added &&
        [
          t('added', { shown: count(added.added) }),
          added.had > 0 && t('had', { shown: count(added.had) }),
          added.refused.length > 0 && t('refused', { numbers: named(added.refused) }),
          added.closed.length > 0 && t('closedNumbers', { numbers: named(added.closed) }),
        ]
          .filter(Boolean)
          .join(' ')}
    </StatusLine>
  );
}
