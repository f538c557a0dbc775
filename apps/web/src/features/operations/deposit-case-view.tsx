import { useTranslation } from 'react-i18next';
import { type DepositCase, dismissDepositCase } from '#libs/operations/common/deposit-operator.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { CopyId } from '../../ui/data/copy-id';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { StatusPill } from '../../ui/data/status-pill';
import { Case, CaseLine, CasePart } from './case';
import styles from './case.module.css';
import { CaseActions } from './case-actions';
import { CreditActions } from './credit-actions';
import { OperatorReasonDialog } from './operator-dialogs';

export function DepositCaseView({ deposit, operator }: { deposit: DepositCase; operator: string }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  return (
    <Case
      member={deposit.member}
      title={<Figure>{amount(deposit.amount, deposit.currency)}</Figure>}
      status={<StatusPill tone="live">{site('deposit.states.review')}</StatusPill>}
    >
      <Facts
        items={[
          { label: t('deposit.member'), value: deposit.member.account },
          { label: t('deposit.state'), value: site(`deposit.states.${deposit.status}`) },
          { label: t('deposit.since'), value: dateTime(deposit.createdAt) },
          { label: t('deposit.fee'), value: <Figure>{amount(deposit.fee, deposit.currency)}</Figure> },
          { label: t('deposit.number'), value: <CopyId short value={deposit.id} /> },
        ]}
      />
      <CasePart title={t('deposit.reports')}>
        {deposit.reports.map((each) => (
          <div key={each.event} className={styles.report}>
            <CaseLine>
              <Figure size="small">{amount(each.amount, each.currency)}</Figure>
              <span>{dateTime(each.receivedAt)}</span>
            </CaseLine>
            {each.unmatched !== null && each.creditable ? (
              <CreditActions
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
      </CasePart>
      <CaseActions
        actions={[
          {
            label: t('deposit.dismiss'),
            tone: 'danger',
            call: dismissDepositCase,
            dialog: (close) => (
              <OperatorReasonDialog
                call={dismissDepositCase}
                inputOf={(reason) => ({ id: deposit.id, reason })}
                title={t('deposit.dismissTitle')}
                text={t('deposit.dismissText')}
                action={t('deposit.dismiss')}
                danger
                done={t('deposit.dismissed')}
                onClose={close}
              />
            ),
          },
        ]}
      />
    </Case>
  );
}
