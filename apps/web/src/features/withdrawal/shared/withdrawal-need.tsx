import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { NeedCard } from '../../../ui/data/need-card';
import { Button } from '../../../ui/forms/button';
import { AnswerCountdown } from '../answer-countdown';
import { reopenQuestion, useReceiptQuestions } from '../receipt-questions';
import type { UnansweredPayout } from '../unanswered-payout';
import { useWithdrawalText } from '../use-withdrawal-text';
import { withdrawalListQuery } from '../withdrawal.api';
import { WithdrawalStatus } from '../withdrawal-status';

/**
 * The card of the payout that the member has to confirm, or else of a disputed one among the newest withdrawals (those of the
 * first page); without either the `children`.
 */
export function WithdrawalNeed({ children }: { children: ReactNode }) {
  const [payout] = useReceiptQuestions().unanswered;
  const newest = useQuery(withdrawalListQuery(1));
  const disputed = newest.data?.list.find(({ status }) => status === 'disputed');
  if (payout) return <UnansweredCard payout={payout} />;
  return disputed ? <DisputedCard withdrawal={disputed} /> : children;
}

function UnansweredCard({ payout }: { payout: UnansweredPayout }) {
  const { t } = useTranslation();
  return (
    <NeedCard
      title={t('receipt.title')}
      figure={useWithdrawalText(payout).payoutAmount}
      state={<AnswerCountdown deadlineAt={payout.deadlineAt} />}
      action={
        <Button tone="primary" onClick={() => reopenQuestion(payout)}>
          {t('receipt.answer')}
        </Button>
      }
    />
  );
}

function DisputedCard({ withdrawal }: { withdrawal: WithdrawalSummary }) {
  const { t } = useTranslation();
  return (
    <NeedCard
      title={t('home.disputeTitle')}
      figure={useWithdrawalText(withdrawal).payoutAmount}
      state={<WithdrawalStatus status={withdrawal.status} />}
      action={
        <LinkButton to={pathOf(PATHS.withdrawalDetail, { id: withdrawal.id })}>
          {t('home.details')}
        </LinkButton>
      }
    />
  );
}
