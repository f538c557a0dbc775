import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMemberInfo } from '../../data/session/member-info';
import { WithPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useDepositBonuses } from '../promotions/shared/deposit-bonuses';
import { depositMethodsQuery } from './deposit.api';
import { DepositForm } from './deposit-form';

const WAITING = (
  <div aria-busy="true">
    <Skeleton shape="block" room="large" />
  </div>
);

interface DepositOrderProps {
  onOrdered: (id: string) => void;
}

/**
 * Method and amount of a new deposit, and its bonus. `onOrdered` takes its id. It is drawn once all of them are there, since a bonus that comes
 * later would move what is below it.
 */
export function DepositOrder({ onOrdered }: DepositOrderProps) {
  const { t } = useTranslation();
  const info = useMemberInfo();
  const methods = useQuery(depositMethodsQuery);
  // Where they cannot be read, a deposit can be ordered without.
  const hasBonuses = !useDepositBonuses().isPending;
  return (
    <WithPhrases bundle="rewards" waiting={WAITING}>
      <Loaded query={methods} waiting={WAITING}>
        {([first, ...others]) => {
          if (!hasBonuses) return WAITING;
          return first ? (
            <DepositForm methods={[first, ...others]} balance={info.data?.balance} onOrdered={onOrdered} />
          ) : (
            <EmptyState title={t('deposit.noMethodTitle')} text={t('deposit.noMethodText')} />
          );
        }}
      </Loaded>
    </WithPhrases>
  );
}
