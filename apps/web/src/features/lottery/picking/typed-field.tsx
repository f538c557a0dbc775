import { useTranslation } from 'react-i18next';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';
import { TextArea } from '../../../ui/forms/text-area';
import { readTyped } from './typed-list';
import { useTokenText } from './use-token-text';

interface TypedFieldProps {
  rule: Rule;
  text: string;
  onText: (text: string) => void;
}

const MOST_SHOWN = 5;

/** Whole bets, typed or pasted; it says what was not taken. */
export function TypedField({ rule, text, onText }: TypedFieldProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'typed' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const { good, bad, duplicates } = readTyped(rule, text);
  const example = rule.rows.map(({ tokens }, at) => tokens.texts[at + 1] ?? '').join('');
  const shown = bad.slice(0, MOST_SHOWN).join(', ');
  return (
    <TextArea
      label={t('label')}
      value={text}
      onChange={(event) => onText(event.target.value)}
      hint={[
        text === '' && t('hint', { example: tokenText(example) }),
        text !== '' && t('good', { shown: count(good.length) }),
        duplicates > 0 && t('duplicates', { shown: count(duplicates) }),
      ]
        .filter(Boolean)
        .join(' ')}
      error={bad.length > 0 ? t('bad', { shown: count(bad.length), entries: shown }) : undefined}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}
