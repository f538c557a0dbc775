import { useTranslation } from 'react-i18next';
import { FINDING_KINDS, FINDING_STATES, type LedgerFinding } from '#libs/ledger/common/finding';
import { ledgerFindingList } from '#libs/operations/common/ledger-findings.calls';
import { listOverpayments } from '#libs/operations/common/overpayments.calls';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { useColumns } from '../../lists/use-columns';
import { FINDING_LABELS } from './finding-labels';
import { FindingState, FindingView } from './finding-view';
import { OverpaymentList } from './overpayment-list';
import { Permitted } from './permitted';
import { QueueFilterFields } from './queue-filter-fields';
import { TEXT_AND_DAYS } from './queue-filters';
import { QueuePage } from './queue-page';
import { useFindingText } from './use-finding-text';
import { useQueue } from './use-queue';
import { VendorFindingList } from './vendor-finding-list';

const FILTERS = {
  ...TEXT_AND_DAYS,
  kind: oneOf(FINDING_KINDS, ''),
  state: oneOf(FINDING_STATES, ''),
};

/**
 * What does not add up in the books, and the one that is open; below it what differs with vendors, and what was
 * overpaid and is not recovered.
 */
export default function FindingQueuePage() {
  const { t } = useTranslation('operations');
  const { place, value } = useFindingText();
  const list = useQueue(ledgerFindingList, FILTERS);
  const column = useColumns<LedgerFinding>();
  return (
    <QueuePage
      list={list}
      title={t('finding.title')}
      caption={t('finding.list')}
      path="/ledger"
      filters={
        <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('finding.search')}>
          <ChoiceFilter
            {...list.filter('kind')}
            label={t('finding.kind')}
            all={t('filter.all')}
            values={FINDING_KINDS}
            text={(kind) => t(`finding.kinds.${FINDING_LABELS[kind]}`)}
          />
          <ChoiceFilter
            {...list.filter('state')}
            label={t('finding.state')}
            all={t('filter.all')}
            values={FINDING_STATES}
            text={(state) => t(`finding.${state}`)}
          />
        </QueueFilterFields>
      }
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
        <>
          <VendorFindingList />
          <Permitted permission={listOverpayments.permission}>
            <OverpaymentList />
          </Permitted>
        </>
      }
      open={(id, finding) => (finding ? <FindingView key={id} finding={finding} /> : null)}
    />
  );
}
