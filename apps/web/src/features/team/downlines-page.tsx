import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listDownlines } from '#libs/agency/common/team.calls';
import { callApi } from '../../api/call-api';
import { CsvExport } from '../../query/csv-export';
import type { Moments } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { Button } from '../../ui/button';
import type { DateRange } from '../../ui/date-preset';
import { Page } from '../../ui/page';
import { type DownlineChoice, useDownlineChoice } from './downline-choice';
import { DownlineFilters } from './downline-filters';
import { NoDownlines } from './no-downlines';
import { OpenDownlineDialog } from './open-downline-dialog';
import { DOWNLINE_ROWS, downlinesQuery } from './team.api';
import { TeamPath } from './team-path';
import { useDownlineColumns } from './use-downline-columns';
import { useDownlineCsv } from './use-downline-csv';

/** The own tree, level by level, or a search through all of it. */
export default function DownlinesPage() {
  const { t } = useTranslation('agency');
  const [opening, setOpening] = useState(false);
  const { choice, choose, moments, days } = useDownlineChoice();
  return (
    <Page
      title={t('agentCentre.pages.downlineManagmentView')}
      width="wide"
      tools={
        <Button tone="primary" icon={<UserPlus size={18} />} onClick={() => setOpening(true)}>
          {t('team.open')}
        </Button>
      }
    >
      <DownlineFilters choice={choice} onChoose={choose} />
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      {moments && <Level choice={choice} choose={choose} moments={moments} days={days} />}
      {opening && <OpenDownlineDialog onClose={() => setOpening(false)} />}
    </Page>
  );
}

interface LevelProps {
  choice: DownlineChoice;
  choose: ReturnType<typeof useDownlineChoice>['choose'];
  moments: Moments;
  days: DateRange | null;
}

function Level({ choice, choose, moments, days }: LevelProps) {
  const { t } = useTranslation('agency');
  const { of, search, type, sort, direction, page } = choice;
  const input = {
    of: of || undefined,
    search: search || undefined,
    type: type || undefined,
    sort,
    direction,
    ...moments,
  };
  const downlines = useQuery({
    ...downlinesQuery({ ...input, pageNo: page, pageSize: DOWNLINE_ROWS }),
    placeholderData: (previous) => previous,
  });
  const path = downlines.data?.path ?? [];
  const columns = useDownlineColumns(downlines.data?.currency ?? 'BDT', search === '' && path.length === 1);
  return (
    <>
      <TeamPath
        path={path}
        found={search}
        onGo={(id) => choose({ of: id, search: '' }, true)}
        tools={
          <CsvExport
            name="downlines"
            days={days}
            columns={useDownlineCsv()}
            rowKey={({ id }) => id}
            load={(paging) => callApi(listDownlines, { ...input, ...paging })}
          />
        }
      />
      <RecordList
        query={downlines}
        page={page}
        onPage={(next) => choose({ page: next })}
        caption={t('agentCentre.pages.downlineManagmentView')}
        columns={columns}
        rowKey={({ id }) => id}
        wide
        sort={{
          key: sort,
          direction: direction === 'asc' ? 'ascending' : 'descending',
          onSort: (key) => choose(nextSort(choice, key as DownlineChoice['sort'])),
        }}
        onOpen={({ id }) => choose({ of: id, search: '' }, true)}
        empty={<NoDownlines choice={choice} account={path.at(-1)?.account} root={path.length < 2} />}
      />
    </>
  );
}

/** Names begin with the first, figures with the highest; the same column again turns round. */
function nextSort({ sort, direction }: DownlineChoice, key: DownlineChoice['sort']) {
  if (key === sort) return { direction: direction === 'asc' ? ('desc' as const) : ('asc' as const) };
  return { sort: key, direction: key === 'account' ? ('asc' as const) : ('desc' as const) };
}
