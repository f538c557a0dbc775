import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMemberInfo } from '../../data/session/member-info';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { agentPath, PATHS } from '../../routes/paths';
import { Callout } from '../../ui/layout/callout';
import { Page } from '../../ui/layout/page';
import { withdrawalOptionsQuery } from '../security/shared/security.api';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalPreparation } from './withdrawal-preparation';

/** Orders a withdrawal; where a payment password or a bank account is missing, it is made here first. */
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
            {options.frozen && (
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
