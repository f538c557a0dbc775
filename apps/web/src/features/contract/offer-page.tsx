import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CONTRACT_KINDS } from '#libs/agency/common/contract-kinds';
import { apiErrorOf } from '../../data/calls/api-error';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { contractOptionsQuery } from './contract.api';
import { DownlineChoice } from './downline-choice';
import { OfferForm } from './offer-form';

/** Offers a contract: to whom, of which kind, on which terms. The address names the downline and the kind. */
export function OfferPage() {
  const { t } = useTranslation('agency');
  const [search] = useSearchParams();
  const downline = search.get('downline');
  return (
    <Page
      title={t('contract.offer.title')}
      width="form"
      tools={<Link to={agentPath('contracts', '?side=given')}>{t('contract.toList')}</Link>}
    >
      {downline ? <Options downlineId={downline} kind={search.get('kind')} /> : <DownlineChoice />}
    </Page>
  );
}

function Options({ downlineId, kind }: { downlineId: string; kind: string | null }) {
  const { t } = useTranslation('agency');
  const query = useQuery(contractOptionsQuery(downlineId));
  if (query.error && !query.data) {
    const { detail, code } = apiErrorOf(query.error);
    if (detail.status === 404 || detail.status === 422 || code === 'error_invalid_input')
      return (
        <EmptyState
          title={t('contract.offer.noDownline')}
          action={<LinkButton to=".">{t('contract.offer.other')}</LinkButton>}
        />
      );
  }
  return (
    <Loaded query={query}>
      {(choices) =>
        choices.options.length === 0 ? (
          <EmptyState title={t('contract.offer.noKinds')} />
        ) : (
          <OfferForm
            key={downlineId}
            choices={choices}
            first={CONTRACT_KINDS.find((each) => each === kind)}
          />
        )
      }
    </Loaded>
  );
}
