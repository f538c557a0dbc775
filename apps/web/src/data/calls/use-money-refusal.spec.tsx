import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { ApiError } from './api-error';
import { useMoneyRefusal } from './use-money-refusal';

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={createTranslator('EN', en)}>{children}</I18nextProvider>
);

test('amounts are written with their currency, counts of the same name as they are', () => {
  const written = (params: Record<string, string | number>) => {
    const refusal = new ApiError('error_turnover_left', { params });
    return renderHook(() => useMoneyRefusal(refusal, 'BDT'), { wrapper }).result.current?.detail.params;
  };
  expect(written({ left: '500.00' })).toEqual({ left: '৳500' });
  expect(written({ left: 4 })).toEqual({ left: 4 });
});
