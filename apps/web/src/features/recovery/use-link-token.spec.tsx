import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useLinkToken } from './use-link-token';

const at =
  (address: string) =>
  ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
const page = () => ({ token: useLinkToken(), place: useLocation(), go: useNavigate() });

test.each([
  ['/forget#token=in-the-fragment', 'in-the-fragment'],
  ['/forget?token=of-an-older-mail', 'of-an-older-mail'],
  ['/forget', null],
])('the token of %s is read once, and the address keeps none', (address, token) => {
  const { result } = renderHook(page, { wrapper: at(address) });
  expect(result.current.token).toBe(token);
  expect(result.current.place).toMatchObject({ pathname: '/forget', search: '', hash: '' });
});

test('a link that is followed while the page is open counts', () => {
  const { result } = renderHook(page, { wrapper: at('/forget') });
  act(() => void result.current.go('/forget#token=another'));
  expect(result.current.token).toBe('another');
  expect(result.current.place).toMatchObject({ hash: '', state: { byLink: true } });
});
