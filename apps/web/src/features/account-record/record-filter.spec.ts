import { filterOf, readChoice, writeChoice } from './record-filter';

const now = new Date(2026, 10, 21, 15, 30);
const choiceOf = (search: string) => readChoice(new URLSearchParams(search), now);

test('what was chosen is found again in the address', () => {
  const choice = choiceOf('span=custom&from=2026-11-01&to=2026-11-03&type=withdrawal&page=2');
  expect(choiceOf(writeChoice(choice).toString())).toEqual(choice);
  expect(filterOf(choice, now)).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 4).toISOString(),
    type: 'withdrawal',
  });
});

test('what an address cannot mean is left out', () => {
  const choice = choiceOf('span=ever&type=gold&page=-1');
  expect([choice.span, choice.type, choice.page]).toEqual(['week', '', 1]);
  expect(filterOf(choice, now)).toEqual({ from: new Date(2026, 10, 15).toISOString() });
});

test('two days in the wrong order are no filter', () => {
  expect(filterOf(choiceOf('span=custom&from=2026-11-03&to=2026-11-01'), now)).toBeNull();
});
