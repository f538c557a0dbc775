import { useTranslation } from 'react-i18next';
import { isZero } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { LinkButton } from '../../../routes/link-button';
import { agentPath, PATHS } from '../../../routes/paths';
import { Callout } from '../../../ui/layout/callout';

interface PaymentDueCalloutProps {
  /** What is paused until then. */
  title: string;
  /** As the options of withdrawals and transfers have them. */
  options: { owed: string; frozen: boolean; currency: Currency };
}

/** What the member has to pay before money may leave: a debt for a reversed deposit, or else a dividend. */
export function PaymentDueCallout({ title, options: { owed, frozen, currency } }: PaymentDueCalloutProps) {
  const { t } = useTranslation();
  const { amount } = useAmountText();
  if (!isZero(owed))
    return (
      <Callout title={title}>
        <p>{t('withdrawal.owedText', { owed: amount(owed, currency) })}</p>
        <LinkButton to={PATHS.deposit}>{t('deposit.newDeposit')}</LinkButton>
      </Callout>
    );
  if (!frozen) return null;
  return (
    <Callout title={title}>
      <p>{t('withdrawal.dividendDueText')}</p>
      <LinkButton tone="primary" to={agentPath('agentDividendRecordCopy2', '?side=owed')}>
        {t('withdrawal.toDividends')}
      </LinkButton>
    </Callout>
  );
}
