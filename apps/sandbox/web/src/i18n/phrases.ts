import { LANGUAGES, type Language } from '../../../common/api';
import { ar } from './ar';
import { bn } from './bn';
import { en, type Phrases } from './en';

export const phrases: Record<Language, Phrases> = { en, bn, ar };

/** The language that the page is asked for in, until a session says another. */
export function askedLanguage(search: string, preferred: readonly string[]): Language {
  const asked = [new URLSearchParams(search).get('lang') ?? '', ...preferred];
  const tags = asked.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.flatMap((tag) => LANGUAGES.find((known) => known === tag) ?? [])[0] ?? 'en';
}
