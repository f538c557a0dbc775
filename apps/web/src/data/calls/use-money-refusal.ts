import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { ApiError } from './api-error';

const AMOUNTS = new Set(['min', 'max', 'left', 'owed', 'amount']);

/** A refusal with its amounts written for the reader, if they have a `currency`: on the wire amounts are strings, and counts are numbers. */
export function useMoneyRefusal(refusal: ApiError | null, currency: Currency | undefined): ApiError | null {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    if (!refusal || !currency) return refusal;
    const params = Object.entries(refusal.detail.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && AMOUNTS.has(name) ? displayRound(value, currency, language) : value,
    ]);
    return new ApiError(refusal.code, { ...refusal.detail, params: Object.fromEntries(params) });
  }, [refusal, currency, language]);
}
