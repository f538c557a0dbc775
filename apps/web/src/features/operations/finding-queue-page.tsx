import { useTranslation } from 'react-i18next';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { listLedgerFindings } from '#libs/operations/common/ledger-findings.calls';
import { listOverpayments } from '#libs/operations/common/overpayments.calls';
import { callApi } from '../../data/calls/call-api';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { FINDING_LABELS } from './finding-labels';
import { FindingState, FindingView } from './finding-view';
import { LISTS_KEY } from './operations.api';
import { OverpaymentList } from './overpayment-list';
import { Permitted } from './permitted';
import { QueuePage } from './queue-page';
import { useFindingText } from './use-finding-text';

/** What does not add up in the books, and the one that is open; below it what was overpaid and is not recovered. */
export default function FindingQueuePage() {
  const { t } = useTranslation('operations');
  const { place, value } = useFindingText();
  const list = useList({
    query: ({ pageNo }) => ({
      queryKey: [...LISTS_KEY, 'ledger-findings', pageNo],
      queryFn: () => callApi(listLedgerFindings, { pageNo, pageSize: 50 }),
    }),
  });
  const column = useColumns<LedgerFinding>();
  return (
    <QueuePage
      list={list}
      title={t('finding.title')}
      caption={t('finding.list')}
      path="/ledger"
      columns={[
        column.text(t('finding.kind'), ({ kind }) => t(`finding.kinds.${FINDING_LABELS[kind]}`)),
        column.text(t('finding.place'), place),
        { ...column.text(t('finding.expected'), (each) => value(each.expected, each)), figures: true },
        { ...column.text(t('finding.found'), (each) => value(each.found, each)), figures: true },
        column.own(t('finding.state'), (each) => <FindingState finding={each} />),
        column.moment(t('finding.since'), ({ firstSeen }) => firstSeen),
      ]}
      empty={{ title: t('finding.emptyTitle'), text: t('finding.emptyText') }}
      below={
        <Permitted permission={listOverpayments.permission}>
          <OverpaymentList />
        </Permitted>
      }
      open={(id, finding) => (finding ? <FindingView key={id} finding={finding} /> : null)}
    />
  );
}
