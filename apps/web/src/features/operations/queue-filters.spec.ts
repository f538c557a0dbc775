import { CASE_FILTERS, rangesOf, wrongRanges } from './queue-filters';

const now = new Date(2026, 10, 21, 15, 30);
const nothing = { from: '', to: '', amountFrom: '', amountTo: '' };

test.each([
  ['from', '2026-11-01', '2026-11-01'],
  ['from', 'yesterday', ''],
  ['amountFrom', '12.50', '12.50'],
  ['amountFrom', '12.', '12.'],
  ['amountTo', '-1', ''],
  ['amountTo', '1e3', ''],
  ['search', ' rahim', ' rahim'],
] as const)('reads %s=%s from the address as "%s"', (field, text, expected) => {
  expect(CASE_FILTERS[field](text)).toBe(expected);
});

test('a day stands for the whole day of the device, and each end may be open', () => {
  const [first, next] = [new Date(2026, 10, 1), new Date(2026, 10, 2)].map((day) => day.toISOString());
  expect(rangesOf({ ...nothing, from: '2026-11-01', to: '2026-11-01' }, now)).toEqual({
    from: first,
    to: next,
  });
  expect(rangesOf({ ...nothing, to: '2026-11-01' }, now)).toEqual({ to: next });
  expect(rangesOf(nothing, now)).toEqual({});
});

test('amounts go to the server without the point that ends them', () => {
  expect(rangesOf({ ...nothing, amountFrom: '12.', amountTo: '13.5' }, now)).toEqual({
    amountFrom: '12',
    amountTo: '13.5',
  });
});

test('tells ranges whose ends are not in their order', () => {
  expect(wrongRanges(nothing, 'BDT')).toEqual({ days: false, amounts: false });
  expect(wrongRanges({ ...nothing, from: '2026-11-02', to: '2026-11-01' }, 'BDT').days).toBe(true);
  expect(wrongRanges({ ...nothing, from: '2026-11-02' }, 'BDT').days).toBe(false);
  expect(wrongRanges({ ...nothing, amountFrom: '10', amountTo: '9.99' }, 'BDT').amounts).toBe(true);
  expect(wrongRanges({ ...nothing, amountFrom: '10', amountTo: '10' }, 'BDT').amounts).toBe(false);
});
