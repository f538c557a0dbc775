import { useTranslation } from 'react-i18next';
import type { ReceiptAnswer } from '#libs/cashier/common/withdrawal.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { Figure } from '../../ui/data/figure';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import type { UnansweredPayout } from './unanswered-payout';
import type { ReceiptFlow } from './use-receipt';
import { useWithdrawalText } from './use-withdrawal-text';

interface ReceiptQuestionProps extends ReceiptFlow {
  payout: UnansweredPayout;
}

/** What was sent, and the answers. */
export function ReceiptQuestion({ payout, state, send }: ReceiptQuestionProps) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const { payoutAmount, account, unsentAmount, hasUnsent, amountAfterFee } = useWithdrawalText(payout);
  const { allowedAnswers } = state.context;
  const no = count(payout.tranche.no);
  const labels: Record<ReceiptAnswer, string> = {
    received: t('receipt.received'),
    'full-payment': t('receipt.fullPayment', { amount: amountAfterFee }),
    'not-received': t('receipt.notReceived'),
  };
  return (
    <Stack>
      <Figure size="large">{payoutAmount}</Figure>
      <p>{t('receipt.sent', { amount: payoutAmount, account })}</p>
      {hasUnsent && <Text tone="muted">{t('receipt.moreToCome', { no, unsent: unsentAmount })}</Text>}
      {!hasUnsent && payout.tranche.no > 1 && <Text tone="muted">{t('receipt.lastPayout', { no })}</Text>}
      <Stack gap={2}>
        {allowedAnswers.map((answer) => (
          <Button
            key={answer}
            tone={answer === allowedAnswers[0] ? 'primary' : 'quiet'}
            size="large"
            wide
            onClick={() => send({ type: 'CHOOSE', answer })}
          >
            {labels[answer]}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
