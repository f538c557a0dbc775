import { allRows, MOST_ROWS } from './all-rows';

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at) }));
const keyOf = ({ id }: { id: string }) => id;

function listOf(total: number) {
  return async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    const from = (pageNo - 1) * pageSize;
    const list = ids(from, Math.max(0, Math.min(pageSize, total - from)));
    return { list, total, totalPages: Math.max(1, Math.ceil(total / pageSize)) };
  };
}

const read = (total: number, signal = new AbortController().signal) => {
  const told: string[] = [];
  const rows = allRows(keyOf, {
    load: listOf(total),
    onProgress: (done, of) => told.push(`${done}/${of}`),
    signal,
  });
  return { rows, told };
};

test('reads every page, and tells how far it is', async () => {
  const { rows, told } = read(250);
  expect(await rows).toEqual(ids(0, 250));
  expect(told).toEqual(['100/250', '200/250', '250/250']);
});

test('an empty list is one page without rows', async () => {
  expect(await read(0).rows).toEqual([]);
});

test('ends at the most rows that a file may have, and reads no further', async () => {
  const { rows, told } = read(MOST_ROWS + 500);
  expect(await rows).toHaveLength(MOST_ROWS);
  expect(told).toHaveLength(MOST_ROWS / 100);
});

test('a row that moved to another page meanwhile is written once', async () => {
  const pages = [ids(0, 100), ids(99, 3)];
  const load = async ({ pageNo }: { pageNo: number }) => ({
    list: pages[pageNo - 1] ?? [],
    total: 102,
    totalPages: 2,
  });
  const rows = await allRows(keyOf, {
    load,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(rows).toHaveLength(102);
});

test('is cancelled between two pages', async () => {
  const stop = new AbortController();
  const { rows, told } = read(1000, stop.signal);
  stop.abort();
  await expect(rows).rejects.toThrow(/abort/i);
  expect(told).toEqual([]);
});
