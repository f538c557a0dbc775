import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { DepositCase } from '#libs/operations/common/deposit-desk.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { type Column, DataTable } from '../../ui/data-table';
import { StatusPill } from '../../ui/status-pill';
import { DepositCaseView } from './deposit-case-view';
import { Desk } from './desk';
import { depositCasesQuery } from './operations.api';
import { useMarkedRow } from './use-marked-row';
import { useMoneyText } from './use-money-text';

/** Deposits that the provider reported with another amount, and the one that is open. */
export default function DepositDeskPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const { id } = useParams();
  const [page, setPage] = useState(1);
  const cases = useQuery(depositCasesQuery(page));
  const list = cases.data?.list ?? [];
  const open = (next: string) => void navigate(`/deposits/${next}`, { replace: id !== undefined });
  const row = useMarkedRow(
    list.map((each) => each.id),
    id,
    open,
  );
  const columns = useColumns();
  const shown = list.find((each) => each.id === id);
  return (
    <Desk
      title={t('deposit.title')}
      keys={row.keys}
      onBack={() => void navigate('/deposits')}
      list={
        cases.isError ? (
          <QueryFailure query={cases} />
        ) : (
          <>
            <DataTable
              caption={t('deposit.list')}
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
              empty={<EmptyState title={t('deposit.emptyTitle')} text={t('deposit.emptyText')} />}
            />
            <ListPager page={page} pages={cases.data?.totalPages ?? 1} onPage={setPage} />
          </>
        )
      }
      detail={shown ? <DepositCaseView key={shown.id} deposit={shown} operator={operator} /> : null}
    />
  );
}

function useColumns(): Column<DepositCase>[] {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const { dateTime } = useMomentText();
  return [
    { key: 'member', header: t('deposit.member'), cell: ({ member }) => member.account },
    {
      key: 'ordered',
      header: t('deposit.ordered'),
      figures: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'reported',
      header: t('deposit.reported'),
      figures: true,
      cell: ({ reports: [newest] }) => (newest ? money(newest.amount, newest.currency) : ''),
    },
    {
      key: 'state',
      header: t('deposit.state'),
      cell: ({ reports }) => {
        const isProposed = reports.some(({ proposal }) => proposal !== null);
        return (
          <StatusPill tone={isProposed ? 'progress' : 'live'}>
            {isProposed ? t('payment.stateProposed') : site('deposit.statusReview')}
          </StatusPill>
        );
      },
    },
    { key: 'since', header: t('deposit.since'), cell: ({ createdAt }) => dateTime(createdAt) },
  ];
}
