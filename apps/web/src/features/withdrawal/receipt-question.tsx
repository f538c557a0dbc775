import { useTranslation } from 'react-i18next';
import type { ReceiptAnswer, WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { Figure } from '../../ui/data/figure';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { AnswerCountdown } from './answer-countdown';
import { useWithdrawalText } from './use-withdrawal-text';

interface ReceiptQuestionProps {
  withdrawal: WithdrawalSummary;
  offered: ReceiptAnswer[];
  timeUp: boolean;
  onTimeUp: () => void;
  onChoose: (answer: ReceiptAnswer) => void;
}

/** What was sent, until when to answer, and the answers. */
export function ReceiptQuestion({ withdrawal, offered, timeUp, onTimeUp, onChoose }: ReceiptQuestionProps) {
  const { t, i18n } = useTranslation();
  const { amount, account, rest, hasRest, net } = useWithdrawalText(withdrawal);
  const no = withdrawal.tranche?.no ?? 1;
  const labels: Record<ReceiptAnswer, string> = {
    received: t('receipt.received'),
    'full-payment': t('receipt.fullPayment', { amount: net }),
    'not-received': t('receipt.notReceived'),
  };
  return (
    <Stack>
      <Figure size="large">{amount}</Figure>
      <p>{t('receipt.sent', { amount, account })}</p>
      {hasRest && (
        <Text tone="muted">{t('receipt.part', { no: no.toLocaleString(i18n.language), rest })}</Text>
      )}
      {!hasRest && no > 1 && <Text tone="muted">{t('receipt.last', { amount: net })}</Text>}
      {!timeUp && (
        <Row align="baseline">
          <AnswerCountdown withdrawal={withdrawal} onEnd={onTimeUp} size="medium" />
          <Text as="span" size="small" tone="muted">
            {t('receipt.countsAs')}
          </Text>
        </Row>
      )}
      <p role="status">{timeUp && t('receipt.timeUp')}</p>
      <Stack gap={2}>
        {offered.map((answer) => (
          <Button
            key={answer}
            tone={answer === offered[0] ? 'primary' : 'quiet'}
            size="large"
            wide
            onClick={() => onChoose(answer)}
          >
            {labels[answer]}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
