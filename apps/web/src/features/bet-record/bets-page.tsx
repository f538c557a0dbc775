import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { useListChoice } from '../../query/use-list-choice';
import { BET_FIELDS, type BetFilter, filterOf } from './bet-filter';
import { BetFilters } from './bet-filters';
import { betsQuery } from './bet-record.api';
import { BetTable } from './bet-table';
import { BetTotals } from './bet-totals';
import styles from './bets-page.module.css';

/** The member's rounds. Filter and page stand in the address, so that the way back from a round leads to them. */
export default function BetsPage() {
  const { t } = useTranslation();
  const { choice, choose, moments } = useListChoice(BET_FIELDS);
  const filter = moments && filterOf(moments, choice);
  return (
    <div className={styles.page}>
      <h1>{t('bets.title')}</h1>
      <BetFilters choice={choice} onChoose={choose} wrongRange={filter === null} />
      {filter && <Rounds filter={filter} page={choice.page} onPage={(page) => choose({ page })} />}
    </div>
  );
}

interface RoundsProps {
  filter: BetFilter;
  page: number;
  onPage: (page: number) => void;
}

function Rounds({ filter, page, onPage }: RoundsProps) {
  const navigate = useNavigate();
  const bets = useQuery({ ...betsQuery(filter, page), placeholderData: (previous) => previous });
  if (bets.isError) {
    return <QueryFailure query={bets} />;
  }
  return (
    <>
      <BetTotals page={bets.data} />
      <BetTable
        bets={bets.data?.list ?? []}
        loading={bets.isPending}
        onOpen={(id) => void navigate(`/member/bets/${id}`)}
      />
      <ListPager page={page} pages={bets.data?.totalPages ?? 1} onPage={onPage} />
    </>
  );
}
