import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { useMomentText } from '../../i18n/use-moment-text';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { type Column, DataTable } from '../../ui/data-table';
import { Desk } from './desk';
import { FindingState, FindingView } from './finding-view';
import { FINDING_WORDS } from './finding-words';
import { ledgerFindingsQuery } from './operations.api';
import { OverpaymentList } from './overpayment-list';
import { useFindingText } from './use-finding-text';
import { useMarkedRow } from './use-marked-row';

/** What does not add up in the books, and the one that is open; below it what was overpaid and is not recovered. */
export default function FindingDeskPage() {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const { id } = useParams();
  const [page, setPage] = useState(1);
  const findings = useQuery(ledgerFindingsQuery(page));
  const list = findings.data?.list ?? [];
  const open = (next: string) => void navigate(`/ledger/${next}`, { replace: id !== undefined });
  const row = useMarkedRow(
    list.map((each) => each.id),
    id,
    open,
  );
  const columns = useColumns();
  const shown = list.find((each) => each.id === id);
  return (
    <Desk
      title={t('finding.title')}
      keys={row.keys}
      onBack={() => void navigate('/ledger')}
      list={
        findings.isError ? (
          <QueryFailure query={findings} />
        ) : (
          <>
            <DataTable
              caption={t('finding.list')}
              columns={columns}
              rows={list}
              rowKey={(each) => each.id}
              loading={findings.isPending}
              dense
              selectedKey={row.marked ?? undefined}
              onOpen={(each) => {
                row.mark(each.id);
                open(each.id);
              }}
              empty={<EmptyState title={t('finding.emptyTitle')} text={t('finding.emptyText')} />}
            />
            <ListPager page={page} pages={findings.data?.totalPages ?? 1} onPage={setPage} />
            <OverpaymentList />
          </>
        )
      }
      detail={shown ? <FindingView key={shown.id} finding={shown} /> : null}
    />
  );
}

function useColumns(): Column<LedgerFinding>[] {
  const { t } = useTranslation('operations');
  const { place, value } = useFindingText();
  const { dateTime } = useMomentText();
  return [
    { key: 'kind', header: t('finding.kind'), cell: ({ kind }) => t(`finding.kinds.${FINDING_WORDS[kind]}`) },
    { key: 'place', header: t('finding.place'), cell: place },
    {
      key: 'expected',
      header: t('finding.expected'),
      figures: true,
      cell: (each) => value(each.expected, each),
    },
    { key: 'found', header: t('finding.found'), figures: true, cell: (each) => value(each.found, each) },
    { key: 'state', header: t('finding.state'), cell: (each) => <FindingState finding={each} /> },
    { key: 'since', header: t('finding.since'), cell: ({ firstSeen }) => dateTime(firstSeen) },
  ];
}
