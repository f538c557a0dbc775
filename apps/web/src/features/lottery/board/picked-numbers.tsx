import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Odds } from '#libs/lottery/common/lines/odds';
import { type Currency, digitsOf, symbolOf } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { MoneyField } from '../../../ui/forms/money-field';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useTokenText } from '../picking/use-token-text';
import { numberOdds } from '../stake/number-odds';
import type { TokenMarks } from '../stake/token-marks';
import { useOddsText } from '../stake/use-odds-text';
import type { OwnAmounts } from './amount-drafts';
import styles from './board.module.css';

/** More are shown once somebody wants to see them. */
const MOST_SHOWN = 20;

interface PickedNumbersProps {
  picked: readonly string[];
  odds: Odds;
  marks: TokenMarks;
  onRemove: (token: string) => void;
  /** Where each number has an amount of its own: what they are, and what the others cost. */
  amounts?: {
    currency: Currency;
    all: string;
    own: OwnAmounts;
    onOwn: (token: string, amount: string) => void;
  } | null;
}

/** The numbers that are picked, each with its price, and with its amount where it has one. */
export function PickedNumbers({ picked, odds, marks, onRemove, amounts }: PickedNumbersProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const oddsText = useOddsText();
  const [showsAll, setShowsAll] = useState(false);
  if (picked.length === 0) return null;
  const shown = showsAll ? picked : picked.slice(0, MOST_SHOWN);
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {t('picked', { shown: count(picked.length) })}
      </Text>
      <ul
        className={amounts ? styles.priced : styles.chosen}
        aria-label={t('picked', { shown: count(picked.length) })}
      >
        {shown.map((token) => {
          const number = tokenText(token);
          const mark = marks.get(token);
          const price = numberOdds(odds, token, mark);
          return (
            <li key={token} data-mark={mark}>
              <span>
                <strong>{number}</strong>
                {price !== null && <small>{t('odds', { odds: oddsText(price) })}</small>}
                {mark && <small className={styles.mark}>{t(mark)}</small>}
              </span>
              {amounts && (
                <MoneyField
                  label={t('amountOf', { number })}
                  hideLabel
                  currencySymbol={symbolOf(amounts.currency)}
                  digits={digitsOf(amounts.currency)}
                  value={amounts.own[token] ?? amounts.all}
                  onChange={(amount) => amounts.onOwn(token, amount)}
                />
              )}
              <IconButton
                label={t('remove', { number })}
                icon={<X size={18} />}
                onClick={() => onRemove(token)}
              />
            </li>
          );
        })}
      </ul>
      {shown.length < picked.length && (
        <Button tone="link" onClick={() => setShowsAll(true)}>
          {t('showAll', { shown: count(picked.length) })}
        </Button>
      )}
    </Stack>
  );
}
