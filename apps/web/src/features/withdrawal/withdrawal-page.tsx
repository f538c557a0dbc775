import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMemberInfo } from '../../data/session/member-info';
import { Loaded } from '../../lists/loaded';
import { PATHS } from '../../routes/paths';
import { Page } from '../../ui/layout/page';
import { PaymentDueCallout } from './shared/payment-due-callout';
import { withdrawalOptionsQuery } from './shared/withdrawal-options';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalPreparation } from './withdrawal-preparation';

/** Orders a withdrawal. A payment password or bank account that is missing is set up here first. */
export default function WithdrawalPage() {
  const { t } = useTranslation();
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
            <PaymentDueCallout title={t('withdrawal.pausedTitle')} options={options} />
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
