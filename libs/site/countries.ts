import metadata from 'libphonenumber-js/min/metadata';

export interface Country {
  /** ISO 3166 alpha-2. */
  countryCode: string;
  /** Digits without a plus. */
  countryDialingCode: string;
}

/** The countries that share a dialling code, the main one first. */
export function countriesOf(dialingCode: string): Country[] {
  const codes = new Map<string, string[]>(Object.entries(metadata.country_calling_codes));
  return (codes.get(dialingCode) ?? []).map((countryCode) => ({
    countryCode,
    countryDialingCode: dialingCode,
  }));
}
