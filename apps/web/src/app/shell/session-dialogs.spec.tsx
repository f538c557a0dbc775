import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beginSession, endSession } from '../../data/session/session-store';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { SessionDialogs } from './session-dialogs';

const Place = () => <p>at {useLocation().pathname}</p>;

test('a guest stays on the page; whose session has expired is asked to log in', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('not to be asked'));
  beginSession('a-token');
  endSession('logout');
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <MemoryRouter>
        <SessionDialogs />
        <Place />
      </MemoryRouter>
    </I18nextProvider>,
  );
  screen.getByText('at /');
  act(() => beginSession('a-token'));
  act(() => endSession('expired'));
  await waitFor(() => screen.getByText('at /login'));
});
