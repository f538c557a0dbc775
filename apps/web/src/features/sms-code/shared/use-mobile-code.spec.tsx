import { act, renderHook, waitFor } from '@testing-library/react';
import { useMobileCode } from './use-mobile-code';

test('a number is judged once the countries are known, and what is wrong with it stays', async () => {
  const asked = new Promise<(countries: Response) => void>((resolve) => {
    globalThis.fetch = () => new Promise((answer) => resolve(answer));
  });
  const { result } = renderHook(() => useMobileCode('login', { text: '12', dialingCode: '' }));
  await act(async () => {});
  act(() => result.current.send());
  expect(result.current).toMatchObject({ busy: true, refusal: null });

  const list = [{ countryCode: 'BD', countryDialingCode: '+880' }];
  const answer = await asked;
  answer(reply({ success: true, message: '', value: { list } }));
  await waitFor(() => expect(result.current.refusal).not.toBeNull());
  expect(result.current.refusal?.detail.fields).toEqual([
    { field: 'mobileNum', code: 'field_mobile_digits', params: { digits: 11 } },
  ]);
});

const reply = (body: object) => ({ ok: true, status: 200, json: async () => body }) as Response;
