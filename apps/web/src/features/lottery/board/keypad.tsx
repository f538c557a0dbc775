import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tokens } from '#libs/lottery/common/rules/tokens';
import { useAmountText } from '../../../i18n/use-amount-text';
import { toAsciiDigits, toPageDigits } from '../../../ui/forms/digits';
import { TextField } from '../../../ui/forms/text-field';
import { useTokenText } from '../picking/use-token-text';
import styles from './board.module.css';
import { readNumbers, widthOf } from './board-numbers';

const KEYS = [...'1234567890'];

interface KeypadProps {
  tokens: Tokens;
  /** Whole numbers as they were typed, whether the rule takes them or not. */
  onNumbers: (numbers: string[]) => void;
}

/** Numbers by the digits: each is handed over when it is whole. A field takes those of a keyboard, and a list that is pasted. */
export function Keypad({ tokens, onNumbers }: KeypadProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'board' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const [text, setText] = useState('');
  const type = (typed: string) => {
    const { tokens: whole, refused, rest } = readNumbers(tokens, toAsciiDigits(typed));
    setText(rest);
    if (whole.length + refused.length > 0) onNumbers([...whole, ...refused]);
  };
  return (
    <div className={styles.keypad}>
      <TextField
        label={t('type', { width: count(widthOf(tokens)) })}
        hint={t('typeHint')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={toPageDigits(text)}
        onChange={(event) => type(event.target.value)}
      />
      <fieldset className={styles.keys} aria-label={t('keypad')}>
        {KEYS.map((digit) => (
          <button key={digit} type="button" onClick={() => type(text + digit)}>
            {tokenText(digit)}
          </button>
        ))}
        <button type="button" aria-label={t('back')} onClick={() => setText(text.slice(0, -1))}>
          <Delete size={20} />
        </button>
      </fieldset>
    </div>
  );
}
