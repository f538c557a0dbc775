import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCountries } from '#libs/site/common/site.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

export interface Country {
  countryCode: string;
  /** Digits without a plus. */
  dialingCode: string;
  /** In the language on show. */
  name: string;
}

const countriesQuery = {
  queryKey: ['countries'] as const,
  queryFn: async () => (await callApi(getCountries, {})).list,
};

const digitsOf = (dialingCode: string) => dialingCode.replace('+', '');

/** Dialling codes of the countries whose numbers the brand takes, the usual one first, once they are known. */
export async function takenDialingCodes(): Promise<string[]> {
  const countries = await queryClient.ensureQueryData(countriesQuery);
  return countries.map(({ countryDialingCode }) => digitsOf(countryDialingCode));
}

/** The countries whose numbers the brand takes, the usual one first; none until they are known. */
export function useCountries(): Country[] {
  const { language } = useTranslation().i18n;
  const { data = [] } = useQuery(countriesQuery, queryClient);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return data.map(({ countryCode, countryDialingCode }) => ({
    countryCode,
    dialingCode: digitsOf(countryDialingCode),
    name: names.of(countryCode) ?? countryCode,
  }));
}
