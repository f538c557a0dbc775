import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { Chips } from '../picking/chips';
import pickStyles from '../picking/picking.module.css';
import { useTokenText } from '../picking/use-token-text';
import styles from './board.module.css';
import { madeNumbers, makersFor } from './made-numbers';

const DIGITS = [...'0123456789'];

interface MakeNumbersProps {
  width: number;
  onNumbers: (numbers: string[]) => void;
}

/** Makes numbers of the digits that are chosen. What they are bet on stays the rule. */
export function MakeNumbers({ width, onNumbers }: MakeNumbersProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const makers = makersFor(width);
  const [maker, setMaker] = useState(makers[0] ?? 'wing');
  const [digits, setDigits] = useState<readonly string[]>([]);
  const made = madeNumbers(maker, digits, width);
  const toggle = (digit: string) =>
    setDigits((held) => (held.includes(digit) ? held.filter((each) => each !== digit) : [...held, digit]));
  return (
    <Stack gap={3}>
      {makers.length > 1 && (
        <Chips
          label={t('maker')}
          value={maker}
          options={makers.map((each) => ({ value: each, label: t(`makers.${each}`) }))}
          onChange={setMaker}
        />
      )}
      <Text size="small" tone="muted">
        {t(`makes.${maker}`, { width: count(width) })}
      </Text>
      <fieldset className={styles.digits} aria-label={t('digits')}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={pickStyles.token}
            aria-pressed={digits.includes(digit)}
            onClick={() => toggle(digit)}
          >
            {tokenText(digit)}
          </button>
        ))}
      </fieldset>
      <Button
        disabledReason={
          made.length === 0 && (maker === 'wing' ? t('fewDigits', { width: count(width) }) : t('noDigits'))
        }
        onClick={() => {
          onNumbers(made);
          setDigits([]);
        }}
      >
        {t('add', { shown: count(made.length) })}
      </Button>
    </Stack>
  );
}
