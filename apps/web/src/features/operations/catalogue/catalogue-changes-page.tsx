import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CATALOGUE_CHANGE_KINDS,
  CATALOGUE_CHANGE_STATES,
  type CatalogueChange,
} from '#libs/games/common/catalogue-change';
import { catalogueChangeList } from '#libs/operations/common/catalogue.calls';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { anyText, oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { CatalogueChangeView, ChangeState } from './catalogue-change-view';
import { CatalogueReadings } from './catalogue-readings';
import { useTitleName } from './use-title-name';
import { VendorFilter } from './vendor-filter';

const FILTERS = {
  ...TEXT_AND_DAYS,
  vendor: anyText,
  kind: oneOf(CATALOGUE_CHANGE_KINDS, ''),
  state: oneOf(CATALOGUE_CHANGE_STATES, ''),
};

/** How vendors' lists of games differ from the brand's titles, and the one that is open; below it the vendors. */
export function CatalogueChangesPage({ filters }: { filters: ReactNode }) {
  const { t } = useTranslation('operations');
  const nameOf = useTitleName();
  const list = useQueue(catalogueChangeList, FILTERS);
  const column = useColumns<CatalogueChange>();
  return (
    <QueuePage
      list={list}
      title={t('catalogue.title')}
      caption={t('catalogue.list')}
      path="/catalogue/changes"
      filters={
        <>
          {filters}
          <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('catalogue.search')}>
            <VendorFilter {...list.filter('vendor')} />
            <ChoiceFilter
              {...list.filter('kind')}
              label={t('catalogue.kind')}
              all={t('filter.all')}
              values={CATALOGUE_CHANGE_KINDS}
              text={(kind) => t(`catalogue.kinds.${kind}`)}
            />
            <ChoiceFilter
              {...list.filter('state')}
              label={t('catalogue.state')}
              all={t('filter.all')}
              values={CATALOGUE_CHANGE_STATES}
              text={(state) => t(`catalogue.states.${state}`)}
            />
          </QueueFilterFields>
        </>
      }
      columns={[
        column.text(t('catalogue.game'), nameOf),
        column.text(t('catalogue.vendor'), ({ vendorName }) => vendorName),
        column.text(t('catalogue.kind'), ({ kind }) => t(`catalogue.kinds.${kind}`)),
        column.own(t('catalogue.state'), (change) => <ChangeState change={change} />),
        column.moment(t('catalogue.foundAt'), ({ foundAt }) => foundAt),
      ]}
      empty={{ title: t('catalogue.emptyTitle'), text: t('catalogue.emptyText') }}
      below={<CatalogueReadings />}
      open={(id, change) => (change ? <CatalogueChangeView key={id} change={change} /> : null)}
    />
  );
}
