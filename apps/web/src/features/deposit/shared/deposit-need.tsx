import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPayable } from '#libs/cashier/common/deposit-states';
import { displayAmount } from '#libs/money/display';
import { serverNow } from '../../../data/calls/server-time';
import { useMomentText } from '../../../i18n/use-moment-text';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { NeedCard } from '../../../ui/data/need-card';
import { depositsQuery } from '../deposit.api';
import { DepositStatus } from './deposit-status';

/** The newest deposit that is still to be paid; without one the `children`. */
export function DepositNeed({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const newest = useQuery(depositsQuery(1));
  const unpaid = newest.data?.list.find((deposit) => isPayable(deposit, serverNow()));
  if (newest.isPending) return <NeedCard title={t('home.needsYou')} busy />;
  if (!unpaid) return children;
  return (
    <NeedCard
      title={t('home.unpaidTitle')}
      figure={displayAmount(unpaid.amount, unpaid.currency, i18n.language)}
      state={<DepositStatus deposit={unpaid} />}
      when={dateTime(unpaid.createdAt)}
      action={
        <LinkButton tone="primary" to={pathOf(PATHS.depositDetail, { id: unpaid.id })}>
          {t('home.payNow')}
        </LinkButton>
      }
    />
  );
}
