import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { lazyPart } from './lazy-part';
import { PartBoundary } from './part-boundary';
import { QuietPart } from './quiet-part';
import { RouteBoundary } from './route-boundary';

const translator = createTranslator('EN', en);
const show = (page: ReactElement) => render(<I18nextProvider i18n={translator}>{page}</I18nextProvider>);
const Page = () => <h1>Deposit</h1>;
const Broken = () => {
  throw new Error('a mistake of ours');
};
function Switch() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" onClick={() => setOn(!on)}>
      {on ? 'on' : 'off'}
    </button>
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Fails so many times, as a line that breaks. */
function loader(failures: number) {
  let left = failures;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js');
    return { default: Page };
  });
}

// React tells the console what a boundary caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a part that could not be fetched says so, and is fetched again with a press', async () => {
  const load = loader(2);
  const Part = lazyPart(load);
  show(
    <MemoryRouter>
      <RouteBoundary>
        <Part />
      </RouteBoundary>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.error_network);
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: en.common.retry }));
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.error_network);
  await userEvent.click(screen.getByRole('button', { name: en.common.retry }));
  await screen.findByRole('heading', { name: 'Deposit' });
  expect(load).toHaveBeenCalledTimes(3);
});

test('a page that cannot be drawn has the same frame, until another one is opened', async () => {
  show(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/whole">To the other page</Link>
      <RouteBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/whole" element={<Page />} />
        </Routes>
      </RouteBoundary>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.error_unknown);
  await userEvent.click(screen.getByRole('link', { name: 'To the other page' }));
  await screen.findByRole('heading', { name: 'Deposit' });
});

test('a part that was fetched ahead is drawn at once, as the server needs it', async () => {
  const Part = lazyPart(loader(0));
  await Part.ahead();
  show(<Part />);
  screen.getByRole('heading', { name: 'Deposit' });
});

test('a part that is on the page already stays what it is', async () => {
  const Part = lazyPart(async () => ({ default: Switch }));
  const page = () => (
    <Suspense>
      <Part />
    </Suspense>
  );
  const { rerender } = render(page());
  await userEvent.click(await screen.findByRole('button', { name: 'off' }));
  await Part.ahead();
  rerender(page());
  screen.getByRole('button', { name: 'on' });
});

test('a part that a page can do without is fetched again by itself', async () => {
  jest.useFakeTimers();
  try {
    const Part = lazyPart(loader(1));
    show(
      <QuietPart waiting={<p>0.00</p>}>
        <Part />
      </QuietPart>,
    );
    await pass(100);
    screen.getByText('0.00');
    await pass(6000);
    screen.getByRole('heading', { name: 'Deposit' });
  } finally {
    jest.useRealTimers();
  }
});

test('a script that never comes is a part that was not loaded', async () => {
  jest.useFakeTimers();
  try {
    const Part = lazyPart<object>(() => new Promise(() => undefined));
    show(
      <PartBoundary fallback={({ error }) => <p>{String(error)}</p>}>
        <Suspense fallback="on its way">
          <Part />
        </Suspense>
      </PartBoundary>,
    );
    await pass(119_000);
    screen.getByText('on its way');
    await pass(2000);
    screen.getByText(/was not loaded: timeout/);
  } finally {
    jest.useRealTimers();
  }
});
