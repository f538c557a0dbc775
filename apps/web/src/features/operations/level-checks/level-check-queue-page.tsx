import { useTranslation } from 'react-i18next';
import { LEVEL_CHECK_QUEUES, levelCheckList } from '#libs/operations/common/level-checks.calls';
import type { LevelCheck } from '#libs/rewards/common/level-checks';
import { useAmountText } from '../../../i18n/use-amount-text';
import { oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { Segmented } from '../../../ui/forms/segmented';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { WaitingTime } from '../waiting-time';
import { LevelCheckCase } from './level-check-case';
import { LevelCheckPill } from './level-check-pill';

const FILTERS = { ...TEXT_AND_DAYS, state: oneOf(LEVEL_CHECK_QUEUES, 'waiting') };

/** VIP levels that wait for an operator, and the one that is open. */
export default function LevelCheckQueuePage() {
  const { t } = useTranslation('operations');
  const { amount, count } = useAmountText();
  const list = useQueue(levelCheckList, FILTERS);
  const column = useColumns<LevelCheck>();
  return (
    <QueuePage
      list={list}
      title={t('levelChecks.title')}
      caption={t('levelChecks.list')}
      path="/level-checks"
      filters={
        <>
          <Segmented
            {...list.filter('state')}
            label={t('levelChecks.state')}
            options={LEVEL_CHECK_QUEUES.map((value) => ({ value, label: t(`levelChecks.queues.${value}`) }))}
          />
          <QueueFilterFields
            narrowing={list.narrowing}
            withoutAmounts
            searchLabel={t('levelChecks.search')}
          />
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), ({ account }) => account),
        column.text(t('levelChecks.level'), ({ present, level }) =>
          t('levelChecks.rise', { from: count(present), to: count(level) }),
        ),
        column.text(t('levelChecks.progress'), ({ progress, currency }) => amount(progress, currency)),
        column.own(t('levelChecks.state'), ({ status }) => <LevelCheckPill state={status} />),
        column.own(t('levelChecks.since'), ({ askedAt }) => <WaitingTime since={askedAt} />),
      ]}
      empty={{ title: t('levelChecks.emptyTitle'), text: t('levelChecks.emptyText') }}
      open={(id) => <LevelCheckCase key={id} id={id} />}
    />
  );
}
