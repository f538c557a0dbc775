import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../api/refusal';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { SearchField } from '../../ui/search-field';
import { Skeleton } from '../../ui/skeleton';
import { FactorHolderView } from './factor-holder-view';
import { FactorResetView } from './factor-reset-view';
import { factorHolderQuery, factorResetsQuery } from './factor-resets.api';
import styles from './factor-resets-page.module.css';
import { usePageName } from './use-page-name';

/** Authenticators that were lost: found by account, proposed by one operator and confirmed by another. */
export default function FactorResetsPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  usePageName(t('factor.title'));
  return (
    <div className={styles.page}>
      <h1>{t('factor.title')}</h1>
      <p className={styles.muted}>{t('factor.text')}</p>
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
    </div>
  );
}

function Found({ account }: { account: string }) {
  const { t } = useTranslation('operations');
  const holder = useQuery(factorHolderQuery(account));
  if (holder.isError && refusalOf(holder.error).code === 'error_not_found')
    return <p role="status">{t('factor.nobody')}</p>;
  if (holder.isError) return <QueryFailure query={holder} />;
  if (!holder.data) return <Skeleton shape="block" className={styles.waiting} />;
  return <FactorHolderView holder={holder.data} />;
}

function Resets({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const [page, setPage] = useState(1);
  const resets = useQuery(factorResetsQuery(page));
  if (resets.isError) return <QueryFailure query={resets} />;
  if (!resets.data) return <Skeleton shape="block" className={styles.waiting} />;
  const { list, totalPages } = resets.data;
  if (list.length === 0) return <EmptyState title={t('factor.emptyTitle')} text={t('factor.emptyText')} />;
  return (
    <section className={styles.resets}>
      <h2>{t('factor.list')}</h2>
      <ul>
        {list.map((reset) => (
          <li key={reset.id}>
            <FactorResetView reset={reset} operator={operator} />
          </li>
        ))}
      </ul>
      <ListPager page={page} pages={totalPages} onPage={setPage} />
    </section>
  );
}
