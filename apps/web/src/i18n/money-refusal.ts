import { ApiRefusal } from '../api/refusal';

const AMOUNTS = new Set(['min', 'max', 'left']);

/** A refusal whose params are amounts of money, with them as `show` writes them for the reader. */
export function withAmounts(refusal: ApiRefusal, show: (amount: string) => string): ApiRefusal {
  const params = Object.entries(refusal.detail.params ?? {}).map(([name, value]) => [
    name,
    AMOUNTS.has(name) ? show(String(value)) : value,
  ]);
  return new ApiRefusal(refusal.code, { ...refusal.detail, params: Object.fromEntries(params) });
}
