import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { useWithdrawalText } from './use-withdrawal-text';
import styles from './withdrawal-detail-page.module.css';
import { WithdrawalStatus } from './withdrawal-status';

/** Each payout with the reference that the bank gave it. */
export function TrancheList({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const { formatAmount, hasRest, sent, rest } = useWithdrawalText(withdrawal);
  return (
    <Section title={t('withdrawal.tranches')} text={hasRest && t('withdrawal.sentOf', { sent, rest })}>
      <ol>
        {withdrawal.tranches.map(({ no, amount, status, sentAt, reference }) => (
          <li key={no} className={styles.tranche}>
            <Row as="span" className={styles.trancheHead}>
              {t('withdrawal.trancheNo', { no: no.toLocaleString(i18n.language) })}
              <strong>{formatAmount(amount)}</strong>
              {/* A payout that waits for its answer is called as the withdrawal then is. */}
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
