import type { ApiError } from '../data/calls/api-error';
import { useErrorText } from '../data/calls/use-error-text';

/** The words under each field that a refusal names or belongs to. */
export function useFieldErrors<Name extends string>(
  refusal: ApiError | null,
  names: readonly Name[],
  fieldOfCode: Partial<Record<string, Name>> = {},
): Partial<Record<Name, string>> {
  const errorText = useErrorText();
  const errors: Partial<Record<Name, string>> = {};
  for (const error of refusal?.detail.fields ?? []) {
    const name = names.find((each) => each === error.field);
    if (name) errors[name] = errorText.ofField(error);
  }
  const owner = refusal && fieldOfCode[refusal.code];
  if (owner) errors[owner] = errorText.ofRefusal(refusal);
  return errors;
}
