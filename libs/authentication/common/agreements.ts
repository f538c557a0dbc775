import type { FieldError } from '#libs/platform/common/errors';

/** What whoever opens an account agrees to. */
export interface Agreements {
  terms: boolean;
  /** To be as old as the brand demands, in years. */
  age: boolean;
}

export function agreementFaults({ terms, age }: Agreements, minimumAge: number): FieldError[] {
  const errors: FieldError[] = [];
  if (!terms) errors.push({ field: 'terms', code: 'field_terms' });
  if (!age) errors.push({ field: 'age', code: 'field_age', params: { age: minimumAge } });
  return errors;
}
