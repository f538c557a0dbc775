import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Badge } from '../../../ui/data/badge';
import { Figure } from '../../../ui/data/figure';
import { Button } from '../../../ui/forms/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { Text } from '../../../ui/layout/text';
import type { PricedLine } from './priced-line';
import styles from './stake.module.css';

interface StakeBarProps {
  /** What was picked as it stands, in a line or several; none while it is no bet. */
  lines: readonly PricedLine[];
  currency: Currency;
  /** The number of the draw that takes bets now, as it is shown. */
  drawNo: string;
  slipCount: number;
  quantity: ReactNode;
  /** Why there is no line yet, and why no more go into the slip. */
  unready: string | null;
  full: string | null;
  /** Why no bet can be made now. */
  blocked: string | null;
  sending: boolean;
  onSlip: () => void;
  onAdd: () => void;
  onBet: () => void;
}

/** Above the bottom bar, under the thumb: what the line comes to, and what may be done with it. */
export function StakeBar(props: StakeBarProps) {
  const {
    lines,
    currency,
    drawNo,
    slipCount,
    quantity,
    unready,
    full,
    blocked,
    sending,
    onSlip,
    onAdd,
    onBet,
  } = props;
  const { t } = useTranslation('lottery');
  const { amount, count } = useAmountText();
  const text = (minor: bigint) => amount(toWire(minor, currency), currency);
  const sum = (figure: 'amount' | 'largestWin') => lines.reduce((total, line) => total + line[figure], 0n);
  const bets = lines.reduce((total, line) => total + line.bets, 0);
  return (
    <section className={styles.bar} aria-label={t('bar.label')} data-bar-at-foot>
      <div className={styles.first}>
        {quantity}
        <div className={styles.sum}>
          <Figure size="small">
            {t('bar.bets', { shown: count(bets) })} · {text(sum('amount'))}
          </Figure>
          <Text as="span" tone="muted" size="label">
            {bets > 0 ? t('bar.upTo', { win: text(sum('largestWin')) }) : t('bar.forDraw', { no: drawNo })}
          </Text>
        </div>
      </div>
      <div className={styles.buttons}>
        <IconButton
          tone="round"
          label={t('slip.open')}
          icon={<ReceiptText size={20} />}
          badge={<Badge corner count={slipCount} label={t('slip.lines')} />}
          onClick={onSlip}
        />
        <Button disabledReason={unready ?? full} onClick={onAdd}>
          {t('bar.add')}
        </Button>
        <Button tone="primary" disabledReason={unready ?? blocked} loading={sending} onClick={onBet}>
          {t('bar.bet')}
        </Button>
      </div>
    </section>
  );
}
