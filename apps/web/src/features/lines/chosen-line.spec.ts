import { addressAt, keepArrival, lineToReturnTo, returnToLine } from './chosen-line';

const OTHER = 'https://m2.test';
const MARKS = 'line=chosen&lineLang=BN&lineTheme=paper';
const LINES = [location.origin, OTHER];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/help?lang=EN#term');
  globalThis.fetch = () => Promise.resolve({ ok: true } as Response);
});

const went: string[] = [];
async function comeBack(): Promise<string[]> {
  went.length = 0;
  const line = lineToReturnTo(LINES);
  if (line) await returnToLine(line, (address) => went.push(address));
  return went;
}

it('another line shows the same page', () => {
  localStorage.setItem('lang', 'BN');
  document.documentElement.dataset.theme = 'paper';
  expect(addressAt(OTHER, location)).toBe(`${OTHER}/help?lang=EN&${MARKS}#term`);
});

it('a page that was chosen as a line keeps it, and its address is clean', async () => {
  localStorage.setItem('line', OTHER);
  history.replaceState({ key: 'a' }, '', `/help?${MARKS}&lang=EN#term`);
  expect(keepArrival()).toEqual({ language: 'BN', theme: 'paper' });
  expect([location.search, location.hash, history.state]).toEqual(['?lang=EN', '#term', { key: 'a' }]);
  expect(await comeBack()).toEqual([]);
});

it('a visit without the mark, or with marks that nobody chose, changes nothing', () => {
  expect(keepArrival()).toBeNull();
  history.replaceState(null, '', '/?line=chosen&lineLang=XX&lineTheme=loud');
  expect(keepArrival()).toEqual({ language: undefined, theme: undefined });
});

it('a later visit goes on at the chosen line, once', async () => {
  localStorage.setItem('line', OTHER);
  expect(await comeBack()).toEqual([expect.stringContaining(`${OTHER}/help?lang=EN&line=chosen`)]);
  expect(await comeBack()).toEqual([]);
});

it('a visit stays where nothing was chosen, or a line that is none any more', async () => {
  expect(await comeBack()).toEqual([]);
  localStorage.setItem('line', 'https://evil.test');
  expect(await comeBack()).toEqual([]);
});

it('a visit stays where the chosen line does not answer', async () => {
  localStorage.setItem('line', OTHER);
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  expect(await comeBack()).toEqual([]);
});

it('a visit stays where the person has begun to do something', async () => {
  localStorage.setItem('line', OTHER);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  expect(await comeBack()).toEqual([]);
  Reflect.deleteProperty(navigator, 'userActivation');
});
