import { ApiRefusal } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';

const LIMITS = new Set(['error_deposit_below_minimum', 'error_deposit_above_maximum']);

/** The words under the amount, where a refusal is about the amount. `show` writes an amount for the reader. */
export function useAmountError(
  refusal: ApiRefusal | null,
  show: (amount: string) => string,
): string | undefined {
  const errorText = useErrorText();
  if (!refusal) return undefined;
  const field = refusal.detail.fields?.find(({ field }) => field === 'amount');
  if (field) return errorText.ofField(field);
  if (!LIMITS.has(refusal.code)) return undefined;
  const { min, max } = refusal.detail.params as { min: string; max: string };
  return errorText.ofRefusal(new ApiRefusal(refusal.code, { params: { min: show(min), max: show(max) } }));
}
