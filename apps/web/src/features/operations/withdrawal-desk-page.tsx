import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { DataTable } from '../../ui/data-table';
import { Desk } from './desk';
import { QueueFilters } from './queue-filters';
import { useMarkedRow } from './use-marked-row';
import { useWithdrawalColumns } from './use-withdrawal-columns';
import { WithdrawalCaseView } from './withdrawal-case-view';
import { type QueueChoice, withdrawalCasesQuery } from './withdrawal-desk.api';

/** The queue of withdrawals, and the one that is open. */
export default function WithdrawalDeskPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const { id } = useParams();
  const [choice, setChoice] = useState<QueueChoice>({ queue: 'todo', mine: false, pageNo: 1 });
  const cases = useQuery(withdrawalCasesQuery(choice));
  const list = cases.data?.list ?? [];
  const columns = useWithdrawalColumns();
  const open = (next: string) => void navigate(`/withdrawals/${next}`, { replace: id !== undefined });
  const row = useMarkedRow(
    list.map((each) => each.id),
    id,
    open,
  );
  return (
    <Desk
      title={t('withdrawals')}
      keys={row.keys}
      moveKeys={['c', 'a', 'r', 'd']}
      onBack={() => void navigate('/withdrawals')}
      filters={<QueueFilters choice={choice} onChoose={setChoice} />}
      list={
        cases.isError ? (
          <QueryFailure query={cases} />
        ) : (
          <>
            <DataTable
              caption={t('withdrawal.list')}
              columns={columns}
              rows={list}
              rowKey={(each) => each.id}
              loading={cases.isPending}
              dense
              selectedKey={row.marked ?? undefined}
              onOpen={(each) => {
                row.mark(each.id);
                open(each.id);
              }}
              empty={<EmptyState title={t('withdrawal.emptyTitle')} text={t('withdrawal.emptyText')} />}
            />
            <ListPager
              page={choice.pageNo}
              pages={cases.data?.totalPages ?? 1}
              onPage={(pageNo) => setChoice({ ...choice, pageNo })}
            />
          </>
        )
      }
      detail={id === undefined ? null : <WithdrawalCaseView key={id} id={id} operator={operator} />}
    />
  );
}
