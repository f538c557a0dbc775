import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

let serverNow = 0;
let ended = 0;
let due: { at: number; run: () => void }[] = [];
const realSetTimeout = globalThis.setTimeout;

/** Lets server time and timers run on together. */
function pass(ms: number) {
  const until = serverNow + ms;
  act(() => {
    for (let next = due.find(({ at }) => at <= until); next; next = due.find(({ at }) => at <= until)) {
      due = due.filter((timer) => timer !== next);
      serverNow = next.at;
      next.run();
    }
    serverNow = until;
  });
}

function timer(deadlineMs: number) {
  const end = () => {
    ended += 1;
  };
  return <Countdown deadlineMs={deadlineMs} nowMs={() => serverNow} label="Draw closes in" onEnd={end} />;
}

function text() {
  return screen.getByRole('timer', { name: 'Draw closes in' }).textContent;
}

describe('Countdown', () => {
  beforeEach(() => {
    serverNow = 1_000_000;
    ended = 0;
    due = [];
    globalThis.setTimeout = ((run: () => void, ms = 0) =>
      due.push({ at: serverNow + ms, run })) as typeof setTimeout;
  });

  afterEach(() => {
    globalThis.setTimeout = realSetTimeout;
  });

  it('counts the server time that is left', () => {
    render(timer(serverNow + 61_500));
    expect(text()).toBe('01:02');
    pass(500);
    expect(text()).toBe('01:01');
    pass(2000);
    expect(text()).toBe('00:59');
  });

  it('shows hours from an hour on', () => {
    render(timer(serverNow + 3_600_000));
    expect(text()).toBe('1:00:00');
    pass(1000);
    expect(text()).toBe('59:59');
  });

  it('ends at zero, once', () => {
    render(timer(serverNow + 1500));
    pass(1500);
    expect(text()).toBe('00:00');
    expect(ended).toBe(1);
    pass(5000);
    expect(ended).toBe(1);
  });

  it('follows a deadline that moves', () => {
    const { rerender } = render(timer(serverNow + 5000));
    rerender(timer(serverNow + 120_000));
    expect(text()).toBe('02:00');
  });
});
