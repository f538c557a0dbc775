import { jest } from '@jest/globals';
import { untilLoaded } from './until-loaded';

const reloadedFrom = () => sessionStorage.getItem('reloadedFrom');
let found: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  globalThis.fetch = async () => ({ status: found ? 200 : 404 }) as Response;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // there is no page to load anew
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A script of the first page that the line breaks off so many times. */
function script(failures: number) {
  let left = failures;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module: /assets/react-1.js');
    return 'loaded';
  });
}

test('a script of the first page that fails is fetched until it is there', async () => {
  found = true;
  const load = script(2);
  const loaded = untilLoaded(load);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await loaded).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
  expect(reloadedFrom()).toBeNull();
});

test('one that the server no longer has comes with a new page', async () => {
  found = false;
  const loaded = untilLoaded(script(3));
  await jest.advanceTimersByTimeAsync(100);
  expect(reloadedFrom()).toContain('/assets/index-1.js');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe('loaded');
});

test('one that fails again and again, as the browser remembers it, comes with a new page too', async () => {
  found = true;
  const loaded = untilLoaded(script(3));
  await jest.advanceTimersByTimeAsync(2100);
  expect(reloadedFrom()).toBeNull();
  await jest.advanceTimersByTimeAsync(2100);
  expect(reloadedFrom()).toContain('/assets/index-1.js');
  await jest.advanceTimersByTimeAsync(5000);
  await loaded;
});
