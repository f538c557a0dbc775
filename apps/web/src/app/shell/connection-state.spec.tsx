import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { ConnectionState } from './connection-state';

const statusText = () => screen.getByRole('status').textContent;

function go(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('a browser without a network says so, to a guest too, until it is back', () => {
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <ConnectionState />
    </I18nextProvider>,
  );
  expect(statusText()).toBe('');
  go(false);
  expect(statusText()).toBe(en.shell.offline);
  go(true);
  expect(statusText()).toBe('');
});
