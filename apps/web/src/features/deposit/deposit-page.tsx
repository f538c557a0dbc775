import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMemberInfo } from '../../data/session/member-info';
import { Loaded } from '../../lists/loaded';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { depositMethodsQuery } from './deposit.api';
import { DepositForm } from './deposit-form';

export default function DepositPage() {
  const { t } = useTranslation();
  const info = useMemberInfo();
  return (
    <Page
      title={t('deposit.title')}
      width="form"
      tools={<Link to={PATHS.deposits}>{t('deposit.toHistory')}</Link>}
    >
      <Loaded query={useQuery(depositMethodsQuery)}>
        {([first, ...others]) =>
          first ? (
            <DepositForm methods={[first, ...others]} balance={info.data?.balance} />
          ) : (
            <EmptyState title={t('deposit.noMethodTitle')} text={t('deposit.noMethodText')} />
          )
        }
      </Loaded>
    </Page>
  );
}
