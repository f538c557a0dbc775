import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import type { PricedLine } from '../stake/priced-line';
import styles from './slip.module.css';
import { useLineText } from './use-line-text';

interface SlipLineRowProps {
  line: { id: string; priced: PricedLine };
  currency: Currency;
  /** An order with it is under way. */
  locked: boolean;
  onEdit: () => void;
  onDouble: () => void;
  onRemove: () => void;
}

/** A line with what it comes to, to be changed, doubled or taken out. */
export function SlipLineRow({ line, currency, locked, onEdit, onDouble, onRemove }: SlipLineRowProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'slip' });
  const { amount, count } = useAmountText();
  const lineText = useLineText();
  const { draft, bets, stake } = line.priced;
  const name = lineText.rule(draft);
  const text = (minor: bigint) => amount(toWire(minor, currency), currency);
  const reason = locked && t('waits');
  return (
    <li className={styles.line}>
      <div>
        <Text strong>{name}</Text>
        <Text size="small" className={styles.picks}>
          {lineText.picks(draft)}
        </Text>
        <Text size="small" tone="muted">
          <bdi dir="ltr">
            {count(bets)} × {text(stake)} = {text(line.priced.amount)}
          </bdi>
        </Text>
      </div>
      <Row gap={1}>
        <Button
          size="small"
          disabledReason={reason}
          aria-label={t('doubleLine', { name })}
          onClick={onDouble}
        >
          {t('double')}
        </Button>
        <IconButton
          label={t('edit', { name })}
          icon={<Pencil size={18} />}
          disabledReason={reason}
          onClick={onEdit}
        />
        <IconButton
          label={t('remove', { name })}
          icon={<Trash2 size={18} />}
          disabledReason={reason}
          onClick={onRemove}
        />
      </Row>
    </li>
  );
}
