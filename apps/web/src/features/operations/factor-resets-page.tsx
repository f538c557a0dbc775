import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../data/calls/api-error';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { SearchField } from '../../ui/forms/search-field';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { FactorHolderView } from './factor-holder-view';
import { FactorResetView } from './factor-reset-view';
import { factorHolderQuery, factorResetsQuery } from './factor-resets.api';
import styles from './factor-resets-page.module.css';

/** Authenticators that were lost: found by account, proposed by one operator and confirmed by another. */
export default function FactorResetsPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  useDocumentTitle(t('factor.title'));
  return (
    <Page title={t('factor.title')} lead={t('factor.text')} width="form">
      <SearchField
        label={t('factor.search')}
        placeholder={t('factor.search')}
        clearLabel={t('factor.clear')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '') setAccount('');
        }}
        onSubmit={() => setAccount(typed.trim())}
      />
      {account !== '' && <Found account={account} />}
      <Resets operator={operator} />
    </Page>
  );
}

function Found({ account }: { account: string }) {
  const { t } = useTranslation('operations');
  const holder = useQuery(factorHolderQuery(account));
  if (holder.isError && apiErrorOf(holder.error).code === 'error_not_found')
    return <p role="status">{t('factor.nobody')}</p>;
  return (
    <Loaded query={holder} room="medium">
      {(found) => <FactorHolderView holder={found} />}
    </Loaded>
  );
}

function Resets({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const { query, choice, choose } = useList({ query: ({ pageNo }) => factorResetsQuery(pageNo) });
  return (
    <Loaded query={query} room="medium">
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState title={t('factor.emptyTitle')} text={t('factor.emptyText')} />
        ) : (
          <Section title={t('factor.list')}>
            <ul className={styles.resets}>
              {list.map((reset) => (
                <li key={reset.id}>
                  <FactorResetView reset={reset} operator={operator} />
                </li>
              ))}
            </ul>
            <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
          </Section>
        )
      }
    </Loaded>
  );
}
