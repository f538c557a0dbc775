import { useTranslation } from 'react-i18next';
import { textIn } from '#libs/rewards/common/mall';
import { getPointHistory, type PointChange } from '#libs/rewards/common/points.calls';
import { FALLBACK } from '#libs/site/common/locales';
import { languageOf } from '../../i18n/i18n';
import { ListContent } from '../../lists/list-content';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { Section } from '../../ui/layout/section';
import { pointHistoryQuery } from './rewards.api';

/** Every change of the points, the newest first. */
export function PointHistory() {
  const { t, i18n } = useTranslation('rewards');
  const list = useList({ query: ({ pageNo }) => pointHistoryQuery(pageNo) });
  const column = useColumns<PointChange>();
  return (
    <Section ruled title={t('points.history')}>
      <ListContent
        list={list}
        title={t('points.history')}
        file={list.file('points', getPointHistory)}
        columns={[
          column.moment(t('points.when'), ({ applicationTime }) => applicationTime),
          column.text(t('points.kind'), ({ type, names }) =>
            t(`points.kinds.${type}`, { name: textIn(names, languageOf(i18n), FALLBACK) ?? '' }),
          ),
          column.count(t('points.changed'), ({ pointsChanged }) => pointsChanged, {
            tone: ({ pointsChanged }) => (pointsChanged > 0 ? 'gain' : 'text'),
          }),
          column.count(t('points.balance'), ({ pointsBalance }) => pointsBalance),
        ]}
        rowKey={({ referenceNo, type }) => `${type} ${referenceNo}`}
        empty={<EmptyState heading="h3" title={t('points.emptyTitle')} text={t('points.emptyText')} />}
      />
    </Section>
  );
}
