import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listDownlines } from '#libs/agency/common/team.calls';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { Button } from '../../ui/forms/button';
import { DOWNLINE_FILTERS, nextSort } from './downline-choice';
import { DownlineFilters } from './downline-filters';
import { NoDownlines } from './no-downlines';
import { OpenDownlineDialog } from './open-downline-dialog';
import { DOWNLINE_ROWS, downlinesQuery } from './team.api';
import { TeamPath } from './team-path';
import { useDownlineColumns } from './use-downline-columns';

/** The own tree, level by level, or a search through all of it. */
export default function DownlinesPage() {
  const { t } = useTranslation('agency');
  const [opening, setOpening] = useState(false);
  const list = useList({
    filters: DOWNLINE_FILTERS,
    days: 'week',
    query: (input) => downlinesQuery({ ...input, pageSize: DOWNLINE_ROWS }),
  });
  const { data, choice, choose } = list;
  const path = data?.path ?? [];
  const goTo = (id: string) => choose({ of: id, search: '' }, true);
  return (
    <>
      <ListPage
        list={list}
        title={t('agentCentre.pages.downlineManagmentView')}
        width="wide"
        tools={
          <Button tone="primary" icon={<UserPlus size={18} />} onClick={() => setOpening(true)}>
            {t('team.open')}
          </Button>
        }
        filters={<DownlineFilters list={list} />}
        above={<TeamPath path={path} found={choice.search} onGo={goTo} />}
        file={list.file('downlines', listDownlines)}
        columns={useDownlineColumns(data?.currency ?? '', choice.search === '' && path.length === 1)}
        rowKey={({ id }) => id}
        sort={{
          key: choice.sort,
          direction: choice.direction === 'asc' ? 'ascending' : 'descending',
          onSort: (key) => choose(nextSort(choice, DOWNLINE_FILTERS.sort(key))),
        }}
        onOpen={({ id }) => goTo(id)}
        empty={<NoDownlines choice={choice} account={path.at(-1)?.account} root={path.length < 2} />}
      />
      {opening && <OpenDownlineDialog onClose={() => setOpening(false)} />}
    </>
  );
}
