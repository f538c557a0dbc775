import { DEFAULT_SERVICE_SETTINGS, WEEK_DAYS } from '#libs/site/common/service-settings';
import { serviceHours } from './service-hours.js';

const DHAKA = 'Asia/Dhaka';
/** Wednesday, 25 November 2026, by the clock of Dhaka. */
const at = (time: string, date = '2026-11-25') => new Date(`${date}T${time}:00+06:00`);
const days = [...WEEK_DAYS];
const open = { isOpen: true, opensAt: null };

test('somebody is always there unless the brand says otherwise', () => {
  expect(serviceHours(at('03:17'), DEFAULT_SERVICE_SETTINGS, DHAKA)).toEqual(open);
});

test('from the first minute to the last one of the day', () => {
  const hours = { days, from: '09:00', to: '17:00' };
  expect(serviceHours(at('08:59'), hours, DHAKA)).toEqual({ isOpen: false, opensAt: at('09:00') });
  expect(serviceHours(at('09:00'), hours, DHAKA)).toEqual(open);
  expect(serviceHours(at('16:59'), hours, DHAKA)).toEqual(open);
  expect(serviceHours(at('17:00'), hours, DHAKA)).toEqual({
    isOpen: false,
    opensAt: at('09:00', '2026-11-26'),
  });
});

test('a night belongs to the day on which it begins', () => {
  const hours = { days: ['wed' as const], from: '20:00', to: '02:00' };
  expect(serviceHours(at('01:00'), hours, DHAKA)).toEqual({ isOpen: false, opensAt: at('20:00') });
  expect(serviceHours(at('23:00'), hours, DHAKA)).toEqual(open);
  expect(serviceHours(at('01:59', '2026-11-26'), hours, DHAKA)).toEqual(open);
  expect(serviceHours(at('02:00', '2026-11-26'), hours, DHAKA)).toEqual({
    isOpen: false,
    opensAt: at('20:00', '2026-12-02'),
  });
});

test('days without service are passed over, and without any day nobody is ever there', () => {
  const hours = { days: ['sun' as const], from: '09:00', to: '17:00' };
  expect(serviceHours(at('12:00'), hours, DHAKA).opensAt).toEqual(at('09:00', '2026-11-29'));
  expect(serviceHours(at('12:00'), { ...hours, days: [] }, DHAKA)).toEqual({ isOpen: false, opensAt: null });
});

test('the hours are those of the zone on the day that its clocks change', () => {
  const hours = { days, from: '03:00', to: '04:00' };
  expect(serviceHours(new Date('2026-03-29T01:30:00Z'), hours, 'Europe/Berlin')).toEqual(open);
  expect(serviceHours(new Date('2026-03-29T00:30:00Z'), hours, 'Europe/Berlin')).toEqual({
    isOpen: false,
    opensAt: new Date('2026-03-29T01:00:00Z'),
  });
});
