import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listTeamBets } from '#libs/agency/common/team.calls';
import { BET_STATES } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { callApi } from '../../api/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { CsvExport } from '../../query/csv-export';
import { anyText, oneOf } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { FigureStrip } from '../../ui/figure-strip';
import { Page } from '../../ui/page';
import { Select } from '../../ui/select';
import { AccountFilter } from './account-filter';
import { teamBetsQuery } from './team.api';
import styles from './team.module.css';
import { useBetColumns } from './use-bet-columns';

const OWN = { account: anyText, gameType: oneOf(CATEGORIES, ''), status: oneOf(BET_STATES, '') };
const STATE_WORDS = { open: 'bets.open', settled: 'bets.settled', void: 'bets.void' } as const;

/** Rounds of the team below. */
export default function TeamBetsPage() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { choice, choose, moments, days } = useListChoice<{
    account: string;
    gameType: ReturnType<typeof OWN.gameType>;
    status: ReturnType<typeof OWN.status>;
  }>(OWN);
  const { account, gameType, status, page } = choice;
  const input = {
    ...moments,
    account: account || undefined,
    gameType: gameType || undefined,
    status: status || undefined,
  };
  const bets = useQuery({
    ...teamBetsQuery({ ...input, pageNo: page }),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const { columns, csv } = useBetColumns();
  return (
    <Page title={t('agentCentre.pages.personalHistoryCopy')} width="wide">
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      <div className={styles.filters}>
        <AccountFilter value={account} onChoose={(next) => choose({ account: next })} />
        <Select
          label={site('home.kind')}
          value={gameType}
          onChange={(next) => choose({ gameType: OWN.gameType(next) })}
          options={[
            { value: '', label: site('bets.allKinds') },
            ...CATEGORIES.map((value) => ({ value, label: site(`category.${value}`) })),
          ]}
        />
        <Select
          label={site('bets.status')}
          value={status}
          onChange={(next) => choose({ status: OWN.status(next) })}
          options={[
            { value: '', label: site('bets.allStates') },
            ...BET_STATES.map((value) => ({ value, label: site(STATE_WORDS[value]) })),
          ]}
        />
      </div>
      <Totals page={bets.data} />
      <div className={styles.tools}>
        <CsvExport
          name="team-betting"
          days={days}
          columns={csv}
          rowKey={({ id }) => id}
          load={(paging) => callApi(listTeamBets, { ...input, ...paging })}
        />
      </div>
      <RecordList
        query={bets}
        page={page}
        onPage={(next) => choose({ page: next })}
        caption={t('agentCentre.pages.personalHistoryCopy')}
        columns={columns}
        rowKey={({ id }) => id}
        wide
        empty={<EmptyState title={t('team.bets.emptyTitle')} text={t('team.bets.emptyText')} />}
      />
    </Page>
  );
}

interface TotalsProps {
  page:
    | { total: number; totals: { stake: string; payout: string; validBet: string; currency: string } }
    | undefined;
}

/** What all rounds of the filter come to, on whatever page; void ones do not count. */
function Totals({ page }: TotalsProps) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const shown = (value: string | undefined) => page && value && amount(value, page.totals.currency);
  return (
    <FigureStrip
      label={t('agentCentre.pages.personalHistoryCopy')}
      figures={[
        { key: 'rounds', label: t('team.bets.rounds'), value: page && count(page.total) },
        { key: 'stake', label: t('team.bets.stake'), value: shown(page?.totals.stake) },
        { key: 'payout', label: t('team.bets.payout'), value: shown(page?.totals.payout) },
        { key: 'validBet', label: t('team.validBet'), value: shown(page?.totals.validBet) },
      ]}
    />
  );
}
