import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../routes/link-button';
import { agentPath } from '../../../routes/paths';
import { NeedCard } from '../../../ui/data/need-card';
import { waitingOffersQuery } from '../contract.api';

/** The contract that an agent is offered; without one the `children`. */
export default function OfferNeed({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [offer] = useQuery(waitingOffersQuery).data?.list ?? [];
  if (!offer) return children;
  return (
    <NeedCard
      title={t('home.offerTitle')}
      text={t('home.offerText')}
      action={
        <LinkButton tone="primary" to={agentPath('contracts', `/${offer.id}`)}>
          {t('home.review')}
        </LinkButton>
      }
    />
  );
}
