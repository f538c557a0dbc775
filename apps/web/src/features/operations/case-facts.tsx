import { useTranslation } from 'react-i18next';
import { CopyId } from '../../ui/copy-id';
import { Figure } from '../../ui/figure';
import { Facts } from './facts';
import { useMoneyText } from './use-money-text';
import type { WithdrawalCaseValue } from './withdrawal-desk.api';

export function CaseFacts({ found }: { found: WithdrawalCaseValue }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const copyWords = {
    copyLabel: site('common.copy'),
    copiedLabel: site('common.copied'),
    failedLabel: site('common.copyFailed'),
  };
  const amount = (value: string) => <Figure>{money(value, found.currency)}</Figure>;
  return (
    <Facts
      items={[
        { label: t('withdrawal.member'), value: found.account },
        { label: t('withdrawal.bank'), value: found.bankAccount.bank },
        { label: t('withdrawal.payee'), value: found.bankAccount.holder },
        { label: t('withdrawal.account'), value: <CopyId value={found.accountNumber} {...copyWords} /> },
        ...(found.barredFromPaying
          ? [{ label: t('withdrawal.approvedBy'), value: found.barredFromPaying.account }]
          : []),
        { label: t('withdrawal.fee'), value: amount(found.fee) },
        { label: t('withdrawal.sent'), value: amount(found.sent) },
        { label: t('withdrawal.rest'), value: amount(found.rest) },
        { label: t('withdrawal.balance'), value: amount(found.funds.balance) },
        { label: t('withdrawal.turnover'), value: amount(found.funds.turnoverLeft) },
        {
          label: t('withdrawal.number'),
          value: <CopyId value={found.id} display={found.id.slice(0, 8)} {...copyWords} />,
        },
      ]}
    />
  );
}
