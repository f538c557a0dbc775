import type { Language } from '../../../studio/api';
import { bn } from './bn';
import { en, type Phrases } from './en';

export const phrases: Record<Language, Phrases> = { en, bn };

/** The language that the page is asked for in, until a session says another. */
export function askedLanguage(search: string, preferred: readonly string[]): Language {
  const asked = [new URLSearchParams(search).get('lang') ?? '', ...preferred];
  return (
    asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'bn' || tag === 'en') ?? 'en'
  );
}
