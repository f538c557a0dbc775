import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositCase } from '#libs/operations/common/deposit-desk.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { CopyId } from '../../ui/copy-id';
import { Figure } from '../../ui/figure';
import { StatusPill } from '../../ui/status-pill';
import styles from './case.module.css';
import { CreditMoves } from './credit-moves';
import { DismissDialog } from './dismiss-dialog';
import { Facts } from './facts';
import { useMoneyText } from './use-money-text';

const STATES = {
  created: 'statusCreated',
  pending: 'statusPending',
  paid: 'statusPaid',
  failed: 'statusFailed',
  expired: 'statusExpired',
} as const;

export function DepositCaseView({ deposit, operator }: { deposit: DepositCase; operator: string }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const { dateTime } = useMomentText();
  const [dismissing, setDismissing] = useState(false);
  const copyWords = {
    copyLabel: site('common.copy'),
    copiedLabel: site('common.copied'),
    failedLabel: site('common.copyFailed'),
  };
  return (
    <div className={styles.case}>
      <div className={styles.head}>
        <h2>
          <Figure>{money(deposit.amount, deposit.currency)}</Figure>
        </h2>
        <StatusPill tone="live">{site('deposit.statusReview')}</StatusPill>
      </div>
      <Facts
        items={[
          { label: t('deposit.member'), value: deposit.member.account },
          { label: t('deposit.state'), value: site(`deposit.${STATES[deposit.status]}`) },
          { label: t('deposit.since'), value: dateTime(deposit.createdAt) },
          { label: t('deposit.fee'), value: <Figure>{money(deposit.fee, deposit.currency)}</Figure> },
          {
            label: t('deposit.number'),
            value: <CopyId value={deposit.id} display={deposit.id.slice(0, 8)} {...copyWords} />,
          },
        ]}
      />
      <div>
        <h3>{t('deposit.reports')}</h3>
        {deposit.reports.map((each) => (
          <div key={each.event} className={styles.report}>
            <div className={styles.line}>
              <Figure size="small">{money(each.amount, each.currency)}</Figure>
              <span className={styles.note}>{dateTime(each.receivedAt)}</span>
            </div>
            {each.unmatched !== null && each.creditable ? (
              <CreditMoves
                payment={{ id: each.unmatched, amount: each.amount, currency: each.currency }}
                proposal={each.proposal}
                deposit={deposit.id}
                fixed
                operator={operator}
              />
            ) : (
              <p className={styles.note}>{t('deposit.notCreditable')}</p>
            )}
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button tone="danger" onClick={() => setDismissing(true)}>
          {t('deposit.dismiss')}
        </Button>
      </div>
      {dismissing && <DismissDialog deposit={deposit} onClose={() => setDismissing(false)} />}
    </div>
  );
}
