import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { TITLE_STATES, type TitleRow } from '#libs/games/common/title-switches';
import { titleList } from '#libs/operations/common/titles.calls';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { anyText, oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_ONLY } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { TitleState, TitleView } from './title-view';
import { useTitleName } from './use-title-name';
import { VendorFilter } from './vendor-filter';

const FILTERS = {
  ...TEXT_ONLY,
  vendor: anyText,
  gameType: oneOf(CATEGORIES, ''),
  state: oneOf(TITLE_STATES, ''),
};

/** The brand's games in the order of the lists, and the one that is open. */
export function TitlesPage({ filters }: { filters: ReactNode }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const nameOf = useTitleName();
  const list = useQueue(titleList, FILTERS);
  const column = useColumns<TitleRow>();
  return (
    <QueuePage
      list={list}
      title={t('catalogue.title')}
      caption={t('titles.list')}
      path="/catalogue/games"
      filters={
        <>
          {filters}
          <QueueFilterFields
            narrowing={list.narrowing}
            withoutAmounts
            withoutDays
            searchLabel={t('titles.search')}
          >
            <VendorFilter {...list.filter('vendor')} />
            <ChoiceFilter
              {...list.filter('gameType')}
              label={t('catalogue.fields.gameType')}
              all={t('filter.all')}
              values={CATEGORIES}
              text={(category) => site(`category.${category}`)}
            />
            <ChoiceFilter
              {...list.filter('state')}
              label={t('catalogue.state')}
              all={t('filter.all')}
              values={TITLE_STATES}
              text={(state) => t(`titles.states.${state}`)}
            />
          </QueueFilterFields>
        </>
      }
      columns={[
        column.text(t('catalogue.game'), nameOf),
        column.text(t('catalogue.vendor'), ({ vendorName }) => vendorName),
        column.text(t('catalogue.fields.gameType'), ({ gameType }) => site(`category.${gameType}`)),
        column.own(t('catalogue.state'), (title) => <TitleState title={title} />),
      ]}
      empty={{ title: t('titles.emptyTitle'), text: t('titles.emptyText') }}
      open={(id, title) => (title ? <TitleView key={id} title={title} /> : null)}
    />
  );
}
