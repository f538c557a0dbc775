import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { serverNow } from '../../api/server-time';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { type BetChoice, type BetFilter, filterOf, readChoice, writeChoice } from './bet-filter';
import { BetFilters } from './bet-filters';
import { betsQuery } from './bet-record.api';
import { BetTable } from './bet-table';
import { BetTotals } from './bet-totals';
import styles from './bets-page.module.css';

/** The member's rounds. Filter and page stand in the address, so that the way back from a round leads to them. */
export default function BetsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const now = new Date(serverNow());
  const choice = readChoice(search, now);
  const filter = filterOf(choice, now);
  const choose = (change: Partial<BetChoice>) =>
    setSearch(writeChoice({ ...choice, page: 1, ...change }), { replace: true });
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
