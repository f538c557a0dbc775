import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { serverNow } from '../../data/calls/server-time';
import { promotions as words } from '../../i18n/en/promotions';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { MissingCondition } from './missing-condition';
import { promotionOf } from './promotion.fixture';
import { TermCountdown } from './term-countdown';

function textOf(element: React.ReactNode): string {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', { promotions: words });
  return render(<I18nextProvider i18n={translator}>{element}</I18nextProvider>).container.textContent ?? '';
}
const missing = (changes: Partial<Promotion>) =>
  textOf(<MissingCondition promotion={promotionOf(changes)} />);
const countdown = (changes: Partial<Promotion>) => textOf(<TermCountdown promotion={promotionOf(changes)} />);
const ending = (hours: number, status: Promotion['status']) => {
  const endsAt = new Date(serverNow() + hours * 3_600_000).toISOString();
  return { status, schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt, weekdays: null } };
};

test('says what a member still has to do or to be', () => {
  expect(missing({ status: 'join' })).toBe('Still missing: joining · a deposit of at least ৳500');
  expect(missing({ status: 'joined' })).toBe('Still missing: a deposit of at least ৳500');
  expect(missing({ status: 'open', trigger: { on: 'verified' } })).toBe(
    'Still missing: a verified mobile number',
  );
  expect(missing({ status: 'closed', obstacle: 'level', level: 3 })).toBe('Still missing: VIP level 3');
  expect(missing({ status: 'closed', obstacle: 'spent' })).toBe('');
  expect(missing({ status: 'received' })).toBe('');
});

test('counts down to the end where it is near and the member can still take part', () => {
  expect(countdown(ending(71, 'join'))).toMatch(/^Ends in: 2 days 23:00:00$/);
  expect(countdown(ending(73, 'join'))).toBe('');
  expect(countdown(ending(1, 'received'))).toBe('');
  const startsAt = new Date(serverNow() + 3_600_000).toISOString();
  expect(countdown({ status: 'coming-soon', schedule: { startsAt, endsAt: null, weekdays: null } })).toMatch(
    /^Starts in: 1:00:00$/,
  );
});
