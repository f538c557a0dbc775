import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '#libs/members/common/member-types';
import { queryClient } from '../../data/cache/query-client';
import { useMemberInfo } from '../../data/session/member-info';
import { useIsAgent } from '../../data/session/use-is-agent';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { NeedCard } from '../../ui/data/need-card';
import { Button } from '../../ui/forms/button';
import { DepositNeed } from '../deposit/shared/deposit-need';
import { LastGame } from '../games/shared/last-game';
import { useFullAccount } from '../gate/shared/use-full-account';
import { WithdrawalNeed } from '../withdrawal/shared/withdrawal-need';

const OfferNeed = lazyPart(() => import('../contract/shared/offer-need'));

/** The one thing that a member should do next, the most urgent first; pushes keep it current. */
export default function NeedsYou() {
  return (
    <QueryClientProvider client={queryClient}>
      <MostUrgent />
    </QueryClientProvider>
  );
}

function MostUrgent() {
  const type = useMemberInfo().data?.type;
  const agent = useIsAgent() ?? false;
  if (type !== undefined && isTrial(type)) return <OpenAccount />;
  return (
    <WithdrawalNeed>
      <DepositNeed>
        <OfOffers agent={agent}>
          <LastGame>
            <FirstDeposit />
          </LastGame>
        </OfOffers>
      </DepositNeed>
    </WithdrawalNeed>
  );
}

function OfOffers({ agent, children }: { agent: boolean; children: ReactNode }) {
  if (!agent) return children;
  return (
    <QuietPart waiting={children}>
      <OfferNeed>{children}</OfferNeed>
    </QuietPart>
  );
}

function FirstDeposit() {
  const { t } = useTranslation();
  return (
    <NeedCard
      title={t('home.firstDeposit')}
      text={t('home.firstDepositText')}
      action={<LinkButton to={PATHS.deposit}>{t('deposit.title')}</LinkButton>}
    />
  );
}

/** A trial account has nothing to withdraw and to deposit. */
function OpenAccount() {
  const { t } = useTranslation();
  const openAccount = useFullAccount();
  return (
    <NeedCard
      title={t('games.playMoney')}
      text={t('errors.error_in_need_true_account')}
      action={<Button onClick={() => void openAccount()}>{t('games.openAccount')}</Button>}
    />
  );
}
