import type { LanguageCode } from '#libs/site/common/locales';
import { useOperator } from '../operator-store';

/** The languages of the operator's brand. */
export function useBrandLanguages(): readonly LanguageCode[] {
  const operator = useOperator();
  return operator.status === 'operator' ? operator.session.brand.languages : [];
}
