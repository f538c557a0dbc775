import { filterOf, readChoice, writeChoice } from './bet-filter';

const now = new Date(2026, 2, 1, 15, 30);
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();
const choose = (search: string) => readChoice(new URLSearchParams(search), now);

test.each([
  ['span=today', local(2026, 3, 1), undefined],
  ['span=yesterday', local(2026, 2, 28), local(2026, 3, 1)],
  ['span=week', local(2026, 2, 23), undefined],
  ['span=month', local(2026, 1, 31), undefined],
  ['span=custom&from=2026-02-03&to=2026-02-03', local(2026, 2, 3), local(2026, 2, 4)],
])('%s covers whole days of the device', (search, from, to) => {
  expect(filterOf(choose(search), now)).toEqual(to ? { from, to } : { from });
});

test('two days in the wrong order, or no days, are no filter', () => {
  expect(filterOf(choose('span=custom&from=2026-02-04&to=2026-02-03'), now)).toBeNull();
  expect(filterOf(choose('span=custom&from=&to=2026-02-03'), now)).toBeNull();
});

test('an address that nobody wrote is read as the last week, page one', () => {
  expect(choose('span=ever&type=%3Cscript%3E&status=maybe&page=-4')).toEqual({
    span: 'week',
    range: { from: '2026-03-01', to: '2026-03-01' },
    gameType: '',
    status: '',
    page: 1,
  });
});

test('a choice survives the address', () => {
  const choice = choose('span=custom&from=2026-01-01&to=2026-02-01&type=RNG&status=void&page=3');
  expect(readChoice(writeChoice(choice), now)).toEqual(choice);
});
