import { useTranslation } from 'react-i18next';
import type { ReceiptAnswer, WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { Button } from '../../ui/button';
import { AnswerCountdown } from './answer-countdown';
import styles from './receipt-dialog.module.css';
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
  const { show, accountOf, isPart, payable } = useWithdrawalText(withdrawal);
  const { tranche, amount, rest } = withdrawal;
  const words: Record<ReceiptAnswer, string> = {
    received: t('receipt.received'),
    'full-payment': t('receipt.fullPayment', { amount: show(payable) }),
    'not-received': t('receipt.notReceived'),
  };
  return (
    <div className={styles.step}>
      <p className={styles.amount}>{show(tranche?.amount ?? amount)}</p>
      <p>{t('receipt.sent', { amount: show(tranche?.amount ?? amount), account: accountOf() })}</p>
      {isPart && (
        <p className={styles.note}>
          {t('receipt.part', { no: (tranche?.no ?? 1).toLocaleString(i18n.language), rest: show(rest) })}
        </p>
      )}
      {!isPart && (tranche?.no ?? 1) > 1 && (
        <p className={styles.note}>{t('receipt.last', { amount: show(payable) })}</p>
      )}
      {!timeUp && (
        <p className={styles.deadline}>
          <AnswerCountdown withdrawal={withdrawal} onEnd={onTimeUp} size="medium" />
          <span>{t('receipt.countsAs')}</span>
        </p>
      )}
      <p role="status">{timeUp && t('receipt.timeUp')}</p>
      <div className={styles.answers}>
        {offered.map((answer) => (
          <Button
            key={answer}
            tone={answer === offered[0] ? 'primary' : 'quiet'}
            size="large"
            wide
            onClick={() => onChoose(answer)}
          >
            {words[answer]}
          </Button>
        ))}
      </div>
    </div>
  );
}
