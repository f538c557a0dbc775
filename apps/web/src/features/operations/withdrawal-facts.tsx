import { useTranslation } from 'react-i18next';
import { isZero } from '#libs/money/amount';
import { useAmountText } from '../../i18n/use-amount-text';
import { CopyId } from '../../ui/data/copy-id';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import type { WithdrawalCaseValue } from './withdrawal-case.api';

export function WithdrawalFacts({ found }: { found: WithdrawalCaseValue }) {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  const money = (label: string, value: string) => ({
    label,
    value: <Figure>{amount(value, found.currency)}</Figure>,
  });
  return (
    <Facts
      items={[
        { label: t('withdrawal.member'), value: found.account },
        { label: t('withdrawal.bank'), value: found.bankAccount.bank },
        { label: t('withdrawal.payee'), value: found.bankAccount.holder },
        { label: t('withdrawal.account'), value: <CopyId value={found.accountNumber} /> },
        found.operatorBarredFromPaying && {
          label: t('withdrawal.approvedBy'),
          value: found.operatorBarredFromPaying.account,
        },
        money(t('withdrawal.fee'), found.fee),
        money(t('withdrawal.sent'), found.sent),
        money(t('withdrawal.rest'), found.rest),
        money(t('withdrawal.balance'), found.funds.balance),
        money(t('withdrawal.turnover'), found.funds.turnoverLeft),
        !isZero(found.funds.owed) && money(t('withdrawal.owed'), found.funds.owed),
        { label: t('withdrawal.number'), value: <CopyId short value={found.id} /> },
      ]}
    />
  );
}
