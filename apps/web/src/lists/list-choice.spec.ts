import { dayText } from '../ui/forms/day-span';
import {
  anyText,
  dayInZone,
  daysText,
  momentsOf,
  oneOf,
  readListChoice,
  writeListChoice,
} from './list-choice';

const now = new Date(2026, 10, 21, 15, 30);
const own = { search: anyText, type: oneOf(['agents', 'members'], '') };
const choiceOf = (search: string) => readListChoice(new URLSearchParams(search), now, own);

test('what was chosen is found again in the address', () => {
  const choice = choiceOf('span=custom&from=2026-11-01&to=2026-11-03&search=ra&type=agents&page=2');
  expect(choice).toMatchObject({ search: 'ra', type: 'agents', page: 2 });
  expect(choiceOf(writeListChoice(choice, own).toString())).toEqual(choice);
  expect(momentsOf(choice, now)).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 4).toISOString(),
  });
});

test('what an address cannot mean is left out, and so are defaults', () => {
  const choice = choiceOf('span=ever&type=%3Cscript%3E&page=-1');
  expect([choice.span, choice.type, choice.page]).toEqual(['week', '', 1]);
  expect(writeListChoice(choice, own).toString()).toBe('span=week');
});

const local = (month: number, day: number) => new Date(2026, month - 1, day).toISOString();

test.each([
  ['span=today', local(11, 21), undefined],
  ['span=yesterday', local(11, 20), local(11, 21)],
  ['span=week', local(11, 15), undefined],
  ['span=month', local(10, 23), undefined],
  ['span=custom&from=2026-11-03&to=2026-11-03', local(11, 3), local(11, 4)],
])('%s covers whole days of the device', (search, from, to) => {
  expect(momentsOf(choiceOf(search), now)).toEqual(to ? { from, to } : { from });
});

test('two days in the wrong order, or no days, are no moments', () => {
  expect(momentsOf(choiceOf('span=custom&from=2026-11-03&to=2026-11-01'), now)).toBeNull();
  expect(momentsOf(choiceOf('span=custom&from=&to=2026-11-01'), now)).toBeNull();
});

test('days are told from the first to the last, an open end being today', () => {
  expect(daysText(momentsOf(choiceOf('span=yesterday'), now) ?? { from: '' }, now)).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
  });
  expect(daysText(momentsOf(choiceOf('span=week'), now) ?? { from: '' }, now)).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
  });
});

test.each([
  ['2026-11-21T17:59:00Z', 'Asia/Dhaka', '2026-11-21'],
  ['2026-11-21T18:00:00Z', 'Asia/Dhaka', '2026-11-22'],
  ['2026-11-21T04:00:00Z', 'America/New_York', '2026-11-20'],
])('at %s it is in %s the day %s', (at, timeZone, day) => {
  expect(dayText(dayInZone(Date.parse(at), timeZone))).toBe(day);
});
