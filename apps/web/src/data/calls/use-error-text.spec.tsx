/** @jest-environment node */
import { renderToString } from 'react-dom/server.node';
import { I18nextProvider } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { site as bn } from '../../i18n/bn/site';
import { createTranslator } from '../../i18n/i18n';
import { ApiError } from './api-error';
import { useErrorText } from './use-error-text';

function ErrorText({ what }: { what: ApiError | FieldError }) {
  const text = useErrorText();
  return what instanceof ApiError ? text.ofRefusal(what) : text.ofField(what);
}

const told = (what: ApiError | FieldError) =>
  renderToString(
    <I18nextProvider i18n={createTranslator('BN', bn)}>
      <ErrorText what={what} />
    </I18nextProvider>,
  );

test('numbers are told in the digits of the language', () => {
  expect(told(new ApiError('error_login_locked', { params: { minutes: 15 } }))).toContain('১৫ মিনিট');
  expect(told({ field: 'username', code: 'field_length', params: { min: 4, max: 20 } })).toContain('৪ - ২০');
  expect(told({ field: 'qqNum', code: 'field_length', params: { min: 6, max: 6 } })).toContain(' ৬ ');
});

test('a code from a newer server is told as unknown', () => {
  expect(told(new ApiError('error_of_tomorrow'))).toBe(bn.errors.error_unknown);
  const fault = { field: 'username', code: 'field_of_tomorrow' } as unknown as FieldError;
  expect(told(fault)).toBe(bn.fieldError.field_invalid);
});
