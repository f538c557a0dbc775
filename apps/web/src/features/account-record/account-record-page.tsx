import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { serverNow } from '../../api/server-time';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { onPush } from '../../realtime/push-handlers';
import { accountRecordQuery } from './account-record.api';
import styles from './account-record-page.module.css';
import { filterOf, type RecordChoice, type RecordFilter, readChoice, writeChoice } from './record-filter';
import { RecordFilters } from './record-filters';
import { RecordTable } from './record-table';

/** Each movement of the member's money. Filter and page stand in the address, so that the way back leads to them. */
export default function AccountRecordPage() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const now = new Date(serverNow());
  const choice = readChoice(search, now);
  const filter = filterOf(choice, now);
  const choose = (change: Partial<RecordChoice>) =>
    setSearch(writeChoice({ ...choice, page: 1, ...change }), { replace: true });
  useEffect(
    () => onPush(balanceChanged, () => void cache.invalidateQueries({ queryKey: ['account-record'] })),
    [cache],
  );
  return (
    <div className={styles.page}>
      <h1>{t('record.title')}</h1>
      <RecordFilters choice={choice} onChoose={choose} wrongRange={filter === null} />
      {filter && <Lines filter={filter} page={choice.page} onPage={(page) => choose({ page })} />}
    </div>
  );
}

interface LinesProps {
  filter: RecordFilter;
  page: number;
  onPage: (page: number) => void;
}

function Lines({ filter, page, onPage }: LinesProps) {
  const record = useQuery({ ...accountRecordQuery(filter, page), placeholderData: (previous) => previous });
  if (record.isError) {
    return <QueryFailure query={record} />;
  }
  return (
    <>
      <RecordTable lines={record.data?.list ?? []} loading={record.isPending} />
      <ListPager page={page} pages={record.data?.totalPages ?? 1} onPage={onPage} />
    </>
  );
}
