import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { findGame } from '#libs/lottery/common/games';
import { learnServerTime } from '../../../data/calls/server-time';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { type AwaitedDraw, AwaitedResult } from './awaited-result';

const DRAW_AT = '2026-12-01T08:30:00.000Z';
const DUE_AT = Date.parse('2026-12-01T09:30:00Z');

afterEach(() => {
  jest.useRealTimers();
  learnServerTime(new Date().toISOString());
});

function show(code: string, draw: AwaitedDraw) {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  const game = findGame(code);
  if (!game) throw new Error(`no ${code}`);
  return render(
    <I18nextProvider i18n={translator}>
      <AwaitedResult game={game} draw={draw} />
    </I18nextProvider>,
  );
}

test('says when a result of others is expected, and that it is late from its last moment on', async () => {
  jest.useFakeTimers();
  learnServerTime(new Date(DUE_AT - 2000).toISOString());
  show('TH_GOV', { drawAt: DRAW_AT, resultDueAt: new Date(DUE_AT).toISOString() });
  expect(screen.getByText(/^Result expected Dec 1, 2026/)).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(screen.getByRole('status').textContent).toBe(en.head.delayed);
});

test('an own draw is not waited for before it is late', () => {
  learnServerTime(new Date(DUE_AT - 2000).toISOString());
  const { container } = show('SEA_5M', { drawAt: DRAW_AT, resultDueAt: new Date(DUE_AT).toISOString() });
  expect(container.textContent).toBe('');
});
