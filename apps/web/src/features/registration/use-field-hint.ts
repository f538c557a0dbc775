import { useTranslation } from 'react-i18next';
import type { RegisterRule } from '#libs/site/common/register-rules';
import type { IdentityPhrases } from '../../i18n/lazy-phrases';
import type { FormField } from './form-fields';

/** A rule that takes texts up to here says nothing of their length. */
const ANY_LENGTH = 255;

/** Forms that are told by an example, which shows the length too. */
const BY_EXAMPLE = new Set([3, 11, 13]);

/** The forms that have words: every one but `0`, which takes anything. */
type Pattern = keyof IdentityPhrases['registration']['pattern'];

/** What a field awaits, by its rule: how long, and in which form. */
export function useFieldHint(field: FormField, rule: RegisterRule | null): string | undefined {
  const { t, i18n } = useTranslation('identity');
  if (!rule || field === 'confirmPassword') return undefined;
  const { minLength, maxLength, patternId, acceptedPattern } = rule;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const length =
    minLength === maxLength
      ? t('registration.hintLengthOne', { min: number(minLength) })
      : t('registration.hintLength', { min: number(minLength), max: number(maxLength) });
  const shaped = acceptedPattern !== '*' && patternId !== 0;
  const shape = shaped ? t(`registration.pattern.${`p${patternId}` as Pattern}`) : undefined;
  const measured = maxLength < ANY_LENGTH && !(shaped && BY_EXAMPLE.has(patternId));
  const told = [shape, measured ? length : undefined].filter(Boolean);
  return told.length > 0 ? told.join(' · ') : undefined;
}
