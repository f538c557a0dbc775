import { useTranslation } from 'react-i18next';
import type { ErrorParams, FieldError } from '#libs/platform/common/errors';
import type { Phrases } from '../../i18n/phrases';
import type { ApiError } from './api-error';

/** Plain words for the codes of the closed list. */
export function useErrorText() {
  const { t, i18n } = useTranslation();
  /** A code that this client does not know, from a newer server, is told as unknown. */
  const known = (code: string) =>
    i18n.exists(`errors.${code}`) ? (code as keyof Phrases['errors']) : 'error_unknown';
  const written = (params: ErrorParams = {}): ErrorParams =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? value.toLocaleString(i18n.language) : value,
      ]),
    );
  return {
    ofRefusal: ({ code, detail }: ApiError): string =>
      t(`errors.${known(code)}`, { ...written(detail.params) }),
    ofField: ({ code, params }: FieldError): string => {
      const one =
        params && params.min === params.max && (code === 'field_length' || code === 'field_password_length');
      const key = i18n.exists(`fieldError.${code}`) ? code : 'field_invalid';
      return t(`fieldError.${one ? (`${code}_one` as const) : key}`, { ...written(params) });
    },
  };
}
