import { useTranslation } from 'react-i18next';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { toAsciiDigits, toPageDigits } from '../../../ui/forms/digits';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { shortNo } from '../draw/sale-draw';
import { useTokenText } from '../picking/use-token-text';
import { readMultiple } from '../stake/stake-state';
import styles from './chase.module.css';

interface ChaseDrawsProps {
  draws: readonly { drawNo: string; drawAt: string }[];
  multiples: readonly number[];
  /** What the lines cost once, in minor units. */
  base: bigint;
  currency: Currency;
  onMultiple: (at: number, multiple: number) => void;
}

/** The draws of a chase with the multiple of each, which may be changed. */
export function ChaseDraws({ draws, multiples, base, currency, onMultiple }: ChaseDrawsProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'chase' });
  const { amount } = useAmountText();
  const { time } = useMomentText();
  const tokenText = useTokenText();
  return (
    <ol className={styles.draws} aria-label={t('list')}>
      {draws.map(({ drawNo, drawAt }, at) => {
        const no = tokenText(shortNo(drawNo));
        const multiple = multiples[at] ?? 1;
        return (
          <li key={drawNo}>
            <Stack as="span" gap={0}>
              {no}
              <Text as="span" size="small" tone="muted">
                {time(drawAt)}
              </Text>
            </Stack>
            <TextField
              label={t('multipleOf', { no })}
              hideLabel
              lead="×"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={toPageDigits(String(multiple))}
              onChange={(event) => {
                const typed = readMultiple(toAsciiDigits(event.target.value));
                if (typed !== null) onMultiple(at, typed);
              }}
            />
            <span>{amount(toWire(base * BigInt(multiple), currency), currency)}</span>
          </li>
        );
      })}
    </ol>
  );
}
