import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type DataTableProps } from '../ui/data-table';
import { ListPager } from './list-pager';
import { QueryFailure } from './query-failure';

interface RecordListProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'loading'> {
  query: UseQueryResult<{ list: Row[]; totalPages: number }>;
  page: number;
  onPage: (page: number) => void;
}

/** One page of a list of the server: its rows, what stands there while they come or fail, and the way to the others. */
export function RecordList<Row>({ query, page, onPage, ...table }: RecordListProps<Row>) {
  if (query.isError) return <QueryFailure query={query} />;
  return (
    <>
      <DataTable {...table} rows={query.data?.list ?? []} loading={query.isPending} />
      <ListPager page={page} pages={query.data?.totalPages ?? 1} onPage={onPage} />
    </>
  );
}
