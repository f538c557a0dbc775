import type { LanguageCode } from '#libs/site/common/locales';

/** What the server put into the page; the same as in `apps/api/src/operations-page.ts`. */
export interface OperationsStart {
  language: LanguageCode;
  /** The browser brought an operator's cookie; whether it still counts is asked for. */
  expectOperator: boolean;
}

const NOTHING: OperationsStart = { language: 'BN', expectOperator: false };

export function readOperationsStart(): OperationsStart {
  const text = document.getElementById('start')?.textContent;
  return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<OperationsStart>) } : NOTHING;
}
