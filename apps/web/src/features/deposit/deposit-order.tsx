import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMemberInfo } from '../../data/session/member-info';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { depositMethodsQuery } from './deposit.api';
import { DepositForm } from './deposit-form';

/** Method and amount of a new deposit, once the methods are there. `onOrdered` takes its id. */
export function DepositOrder({ onOrdered }: { onOrdered: (id: string) => void }) {
  const { t } = useTranslation();
  const info = useMemberInfo();
  return (
    <Loaded query={useQuery(depositMethodsQuery)}>
      {([first, ...others]) =>
        first ? (
          <DepositForm methods={[first, ...others]} balance={info.data?.balance} onOrdered={onOrdered} />
        ) : (
          <EmptyState title={t('deposit.noMethodTitle')} text={t('deposit.noMethodText')} />
        )
      }
    </Loaded>
  );
}
