import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';
import { StatusLine } from '../../../ui/feedback/status-line';
import { Button } from '../../../ui/forms/button';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import type { LineDraft } from '../stake/priced-line';
import type { TokenMarks } from '../stake/token-marks';
import { quickPick, randomBelow } from './quick-pick';

const COUNTS = [1, 5, 10];

interface QuickPicksProps {
  rule: Rule;
  marks: TokenMarks;
  stake: LineDraft['stake'] | null;
  /** The new lines, for the slip. */
  onPicked: (drafts: LineDraft[]) => void;
}

/** Random lines of the rule on show, straight into the slip. */
export function QuickPicks({ rule, marks, stake, onPicked }: QuickPicksProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'quick' });
  const { count } = useAmountText();
  const label = useId();
  const [added, setAdded] = useState(0);
  const closed = [...marks].filter(([, mark]) => mark === 'closed').map(([token]) => token);
  const allClosed = rule.rows.some(({ tokens }) => tokens.texts.every((token) => closed.includes(token)));
  const pick = (lines: number) => {
    if (!stake) return;
    onPicked(
      Array.from({ length: lines }, () => ({
        rule: rule.code,
        picks: quickPick(rule, randomBelow, closed),
        stake,
      })),
    );
    setAdded((before) => before + lines);
  };
  return (
    <Stack gap={2}>
      <Row gap={2} role="group" aria-labelledby={label}>
        <Text as="span" id={label} size="small" tone="muted">
          {t('label')}
        </Text>
        {COUNTS.map((lines) => (
          <Button
            key={lines}
            size="small"
            aria-label={t('pick', { shown: count(lines) })}
            disabledReason={(!stake && t('noStake')) || (allClosed && t('allClosed'))}
            onClick={() => pick(lines)}
          >
            {count(lines)}
          </Button>
        ))}
      </Row>
      <StatusLine tone="muted">{added > 0 && t('added', { shown: count(added) })}</StatusLine>
    </Stack>
  );
}
