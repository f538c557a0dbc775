import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { useStatusSentence } from './use-status-sentence';
import { payoutOf, twoPayouts, withdrawalOf } from './withdrawal.fixture';

const { sentence } = en.withdrawal;

function Sentence({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  return <p role="status">{useStatusSentence(withdrawal)}</p>;
}

function sentenceOf(withdrawal: WithdrawalDetail): string | null {
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <Sentence withdrawal={withdrawal} />
    </I18nextProvider>,
  );
  return screen.getByRole('status').textContent;
}

/** Both payouts are closed, the second by the member's "received". */
const closed = (first: 'received' | 'refunded' | 'auto-received' | 'force-received') => {
  const { tranches, ...withdrawal } = twoPayouts(first);
  const [one] = tranches;
  return {
    ...withdrawal,
    status: 'received' as const,
    tranche: null,
    deadlineAt: null,
    tranches: [...(one ? [one] : []), payoutOf(2, '500.00', 'received')],
  };
};

test('the full amount was received where the member confirmed each payout', () => {
  expect(sentenceOf(closed('received'))).toBe(sentence.received);
});

test.each(['refunded', 'auto-received', 'force-received'] as const)(
  'with a payout that was %s, the last one alone was confirmed',
  (first) => {
    expect(sentenceOf(closed(first))).toBe(sentence.lastReceived);
  },
);

const approvedAgain = (first: 'received' | 'refunded') =>
  withdrawalOf({
    status: 'approved',
    sent: first === 'refunded' ? '0.00' : '200.00',
    rest: '500.00',
    tranches: [payoutOf(1, '200.00', first)],
  });

test('a part was sent, and the rest follows', () => {
  const text = sentenceOf(approvedAgain('received'));
  expect(text).toContain('200');
  expect(text).toContain('500');
});

test('a payout that was refunded was not sent', () => {
  expect(sentenceOf(approvedAgain('refunded'))).toBe(sentence.approved);
});
