import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isZero } from '#libs/money/amount';
import { useMemberInfo } from '../../data/session/member-info';
import { useAmountText } from '../../i18n/use-amount-text';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { agentPath, PATHS } from '../../routes/paths';
import { Callout } from '../../ui/layout/callout';
import { Page } from '../../ui/layout/page';
import { type WithdrawalOptions, withdrawalOptionsQuery } from './shared/withdrawal-options';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalPreparation } from './withdrawal-preparation';

/** Orders a withdrawal; where a payment password or a bank account is missing, it is made here first. */
export default function WithdrawalPage() {
  const { t } = useTranslation();
  const { amount } = useAmountText();
  const info = useMemberInfo();
  return (
    <Page
      title={t('withdrawal.title')}
      width="form"
      tools={<Link to={PATHS.withdrawals}>{t('withdrawal.toHistory')}</Link>}
    >
      <Loaded query={useQuery(withdrawalOptionsQuery)}>
        {(options) => (
          <>
            {isOwing(options) && (
              <Callout title={t('withdrawal.owedTitle')}>
                <p>{t('withdrawal.owedText', { owed: amount(options.owed, options.currency) })}</p>
                <LinkButton to={PATHS.deposit}>{t('deposit.newDeposit')}</LinkButton>
              </Callout>
            )}
            {options.frozen && !isOwing(options) && (
              <Callout>
                <p>{t('withdrawal.frozen')}</p>
                <LinkButton to={agentPath('agentDividendRecordCopy2', '?side=owed')}>
                  {t('withdrawal.toDividends')}
                </LinkButton>
              </Callout>
            )}
            {options.hasPaymentPassword && options.accounts.length > 0 ? (
              <WithdrawalForm options={options} balance={info.data?.balance} />
            ) : (
              <WithdrawalPreparation options={options} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Owes for a deposit that was reversed; anything else that stops money from leaving is an unpaid dividend. */
const isOwing = ({ owed }: WithdrawalOptions) => !isZero(owed);
