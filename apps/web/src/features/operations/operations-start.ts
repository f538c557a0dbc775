import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#libs/site/common/locales';

/** What the server put into the page; the same as in `apps/api/src/operations-page.ts`. */
export interface OperationsStart {
  language: LanguageCode;
  /** Those that the brand offers. */
  languages: readonly LanguageCode[];
  /** The browser brought an operator's cookie; whether it still counts is asked for. */
  expectOperator: boolean;
}

const NOTHING: OperationsStart = {
  language: DEFAULT_LANGUAGE,
  languages: LANGUAGES,
  expectOperator: false,
};

export function readOperationsStart(): OperationsStart {
  const text = document.getElementById('start')?.textContent;
  return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<OperationsStart>) } : NOTHING;
}
