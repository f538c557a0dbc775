import { measureLine, meterPercentage, speedClass } from './line-speed';

it.each([
  [0, 'fast', 100],
  [80, 'fast', 100],
  [81, 'normal', 100],
  [100, 'normal', 100],
  [101, 'normal', 75],
  [150, 'normal', 75],
  [151, 'slow', 75],
  [200, 'slow', 75],
  [201, 'slow', 50],
  [400, 'slow', 50],
  [401, 'slow', 25],
])('%i ms is %s, with %i percent of the meter', (ms, type, percentage) => {
  expect([speedClass(ms), meterPercentage(ms)]).toEqual([type, percentage]);
});

describe('measuring a line', () => {
  const asked: string[] = [];
  let delays: number[];
  let now = 0;
  const real = performance.now.bind(performance);
  beforeEach(() => {
    asked.length = 0;
    performance.now = () => now;
    globalThis.fetch = (url, init) => {
      asked.push(`${init?.credentials} ${String(url)}`);
      now += delays.shift() ?? 0;
      return Promise.resolve({ ok: true } as Response);
    };
  });
  afterEach(() => {
    performance.now = real;
  });

  it('counts the shortest answer after the one that opened the connection', async () => {
    delays = [5, 90, 42.4];
    expect(await measureLine('https://m1.test')).toBe(42);
  });

  it('asks for a new address each time, without cookies', async () => {
    delays = [1, 1, 1];
    await measureLine('https://m1.test');
    expect(new Set(asked).size).toBe(3);
    for (const one of asked)
      expect(one).toMatch(/^omit https:\/\/m1\.test\/wps\/system\/ping\?random=0\.\d+$/);
  });

  it('fails where the line answers with an error', async () => {
    globalThis.fetch = () => Promise.resolve({ ok: false, status: 503 } as Response);
    await expect(measureLine('https://m1.test')).rejects.toThrow('answered 503');
  });
});
