import { useTranslation } from 'react-i18next';
import type { DepositSummary } from '#libs/cashier/common/deposit.calls';
import { reverseDeposit } from '#libs/operations/common/deposit-operator.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Figure } from '../../ui/data/figure';
import { DepositStatus } from '../deposit/shared/deposit-status';
import { CaseActions } from './case-actions';
import { MemberLine } from './member-line';
import { OperatorReasonDialog } from './operator-dialogs';

/** One of a member's deposits, with the button that reverses it while it is paid. */
export function MemberDeposit({ deposit }: { deposit: DepositSummary }) {
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  return (
    <MemberLine
      title={<Figure>{amount(deposit.amount, deposit.currency)}</Figure>}
      status={<DepositStatus deposit={deposit} />}
      facts={[dateTime(deposit.createdAt), deposit.id.slice(0, 8)]}
      actions={<DepositActions deposit={deposit} />}
    />
  );
}

function DepositActions({ deposit: { id, status, amount, currency } }: { deposit: DepositSummary }) {
  const { t } = useTranslation('operations');
  const money = useAmountText().amount(amount, currency);
  return (
    <CaseActions
      actions={[
        status === 'paid' && {
          label: t('deposit.reverse'),
          tone: 'danger',
          call: reverseDeposit,
          dialog: (close) => (
            <OperatorReasonDialog
              call={reverseDeposit}
              inputOf={(reason) => ({ id, reason })}
              title={t('deposit.reverseTitle', { amount: money })}
              text={t('deposit.reverseText')}
              action={t('deposit.reverse')}
              danger
              done={({ proposal }) => t(proposal ? 'proposal.sent' : 'deposit.reversed')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}
