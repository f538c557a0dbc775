import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '#libs/money/display';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { NeedCard } from '../../../ui/data/need-card';
import { Button } from '../../../ui/forms/button';
import { AnswerCountdown } from '../answer-countdown';
import { questionKey, reopenQuestions, useReceiptQuestions } from '../receipt-questions';
import { withdrawalsQuery } from '../withdrawal.api';
import { WithdrawalStatus } from '../withdrawal-status';

/** The payout that the member has to confirm, or the one that is investigated; without any the `children`. */
export function WithdrawalNeed({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { pending } = useReceiptQuestions();
  const newest = useQuery(withdrawalsQuery(1));
  const [asked] = pending;
  const disputed = newest.data?.list.find(({ status }) => status === 'disputed');
  if (asked) {
    return (
      <NeedCard
        title={t('receipt.title')}
        figure={displayAmount(asked.tranche?.amount ?? asked.amount, asked.currency, i18n.language)}
        state={<AnswerCountdown withdrawal={asked} />}
        action={
          <Button tone="primary" onClick={() => reopenQuestions(questionKey(asked))}>
            {t('receipt.answer')}
          </Button>
        }
      />
    );
  }
  if (!disputed) return children;
  return (
    <NeedCard
      title={t('home.disputeTitle')}
      figure={displayAmount(disputed.tranche?.amount ?? disputed.amount, disputed.currency, i18n.language)}
      state={<WithdrawalStatus status={disputed.status} />}
      action={
        <LinkButton to={pathOf(PATHS.withdrawalDetail, { id: disputed.id })}>{t('home.details')}</LinkButton>
      }
    />
  );
}
