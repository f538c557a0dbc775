import type { ApiRefusal } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';

/** The words under each field that a refusal names, and the refusal itself where it names none of them. */
export function useFieldTexts<Name extends string>(
  refusal: ApiRefusal | null,
  names: readonly Name[],
  codes: Partial<Record<string, Name>> = {},
): { texts: Partial<Record<Name, string>>; rest: ApiRefusal | null } {
  const errorText = useErrorText();
  const texts: Partial<Record<Name, string>> = {};
  if (!refusal) return { texts, rest: null };
  for (const error of refusal.detail.fields ?? []) {
    const name = names.find((each) => each === error.field);
    if (name) texts[name] = errorText.ofField(error);
  }
  const owner = codes[refusal.code];
  if (owner) texts[owner] = errorText.ofRefusal(refusal);
  return { texts, rest: Object.keys(texts).length > 0 ? null : refusal };
}
