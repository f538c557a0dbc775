import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import styles from './payout-list.module.css';
import { useWithdrawalText } from './use-withdrawal-text';
import { WithdrawalStatus } from './withdrawal-status';

/** Each payout with the reference that the bank gave it. */
export function PayoutList({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const { dateTime } = useMomentText();
  const { show, hasUnsent, unsentAmount } = useWithdrawalText(withdrawal);
  return (
    <Section
      title={t('withdrawal.payouts')}
      text={hasUnsent && t('withdrawal.sentOf', { sent: show(withdrawal.sent), unsent: unsentAmount })}
    >
      <ol>
        {withdrawal.tranches.map(({ no, amount, status, sentAt, reference }) => (
          <li key={no} className={styles.payout}>
            <Row as="span" className={styles.head}>
              {t('withdrawal.payoutNo', { no: count(no) })}
              <strong>{show(amount)}</strong>
              {/* An unanswered payout has the label of the withdrawal, which is in `distributed` then. */}
              <WithdrawalStatus status={status === 'sent' ? 'distributed' : status} />
            </Row>
            <Text as="small" size="small" tone="muted">
              {dateTime(sentAt)} · {t('withdrawal.reference')} {reference}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
