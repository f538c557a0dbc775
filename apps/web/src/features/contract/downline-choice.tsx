import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Downline } from '#libs/agency/common/team.calls';
import { QueryFailure } from '../../lists/query-failure';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Avatar } from '../../ui/data/avatar';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SearchField } from '../../ui/forms/search-field';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { downlineAgentsQuery } from './contract.api';
import styles from './offer.module.css';

/** Which agent directly below is to get an offer. */
export function DownlineChoice() {
  const { t } = useTranslation('agency');
  const [search, setSearch] = useState('');
  const all = useQuery(downlineAgentsQuery(''));
  // One page holds most agents' downlines, and is searched here; of more than that the server is asked.
  const many = (all.data?.totalPages ?? 1) > 1;
  const asked = useDeferredValue(many ? search.trim() : '');
  const agents = useQuery({ ...downlineAgentsQuery(asked), placeholderData: (previous) => previous });
  if (agents.isError) return <QueryFailure query={agents} />;
  if (!all.data || !agents.data) return <Skeleton shape="block" />;
  if (all.data.total === 0) return <NoAgents />;
  const wanted = search.trim().toLowerCase();
  const list = agents.data.list.filter(({ account }) => account.toLowerCase().startsWith(wanted));
  return (
    <Section title={t('contract.offer.downline')} text={t('contract.offer.downlineHint')}>
      <SearchField
        label={t('contract.offer.search')}
        placeholder={t('contract.offer.search')}
        value={search}
        onChange={setSearch}
        clearLabel={t('contract.offer.searchClear')}
      />
      <ul className={styles.agents}>
        {list.map((agent) => (
          <li key={agent.id}>
            <AgentLink agent={agent} />
          </li>
        ))}
      </ul>
      <p role="status">{list.length === 0 && t('contract.offer.noDownline')}</p>
    </Section>
  );
}

function AgentLink({ agent: { id, account, nickname, teamMembers } }: { agent: Downline }) {
  const { t, i18n } = useTranslation('agency');
  return (
    <Link to={`?downline=${id}`} className={styles.agent}>
      <Avatar name={nickname ?? account} />
      <div className={styles.name}>
        <strong>{account}</strong>
        <Text size="small" tone="muted">
          {t('contract.offer.team', {
            count: teamMembers,
            shown: teamMembers.toLocaleString(i18n.language),
          })}
        </Text>
      </div>
      <ChevronRight size={18} />
    </Link>
  );
}

function NoAgents() {
  const { t } = useTranslation('agency');
  return (
    <EmptyState
      title={t('contract.offer.noDownlines')}
      text={t('contract.offer.noDownlinesText')}
      action={
        <LinkButton tone="primary" to={agentPath('downlineManagmentView')}>
          {t('contract.offer.toDownlines')}
        </LinkButton>
      }
    />
  );
}
