import { useTranslation } from 'react-i18next';
import { listSalaryLines, type PayoutLine } from '#libs/agency/common/salary.calls';
import { callApi } from '../../api/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { CsvExport } from '../../query/csv-export';
import { ListPager } from '../../query/list-pager';
import { EmptyState } from '../../ui/art/empty-state';
import { type Column, DataTable } from '../../ui/data-table';
import { StatusPill } from '../../ui/status-pill';
import { useRoundText } from '../games/use-round-text';
import type { OpenedPayout } from './salary.api';
import styles from './salary.module.css';
import { useLineCsv } from './use-line-csv';

/** A round that came in and was taken back later is two lines. */
const rowKey = ({ betId, reversal, settledAt }: PayoutLine) => `${betId}/${reversal}/${settledAt}`;

interface PayoutLinesProps {
  opened: OpenedPayout;
  page: number;
  onPage: (page: number) => void;
}

/** The rounds behind a payout, and what each brought. */
export function PayoutLines({ opened, page, onPage }: PayoutLinesProps) {
  const { t } = useTranslation('agency');
  const { exact } = useAmountText();
  const { payout } = opened;
  return (
    <section className={styles.lines}>
      <div className={styles.linesHead}>
        <div>
          <h2>{t('salary.lines')}</h2>
          <p>{t('salary.linesNote', { exact: exact(opened.exact, payout.currency) })}</p>
        </div>
        <CsvExport
          name={`payout-${payout.id}`}
          columns={useLineCsv()}
          rowKey={rowKey}
          load={(paging) => callApi(listSalaryLines, { id: payout.id, ...paging })}
        />
      </div>
      <DataTable
        caption={t('salary.lines')}
        columns={useColumns(payout.currency)}
        rows={opened.list}
        rowKey={rowKey}
        wide
        empty={<EmptyState heading="h3" title={t('salary.noLines')} />}
      />
      <ListPager page={page} pages={opened.totalPages} onPage={onPage} />
    </section>
  );
}

const OUTCOME_TONES = { win: 'gain', loss: 'neutral', push: 'neutral' } as const;

function useColumns(currency: string): Column<PayoutLine>[] {
  const { t } = useTranslation('agency');
  const { amount, exact, rate } = useAmountText();
  const { dateTime } = useMomentText();
  const { game } = useRoundText();
  const money = (key: 'stake' | 'payout' | 'validBet', header: string): Column<PayoutLine> => ({
    key,
    header,
    figures: true,
    cell: (line) => amount(line[key], currency),
  });
  return [
    { key: 'account', header: t('salary.line.account'), cell: ({ account }) => <b>{account}</b> },
    { key: 'game', header: t('salary.line.game'), cell: ({ gameNames }) => game(gameNames) },
    { key: 'at', header: t('salary.line.settledAt'), cell: ({ settledAt }) => dateTime(settledAt) },
    money('stake', t('salary.line.stake')),
    money('payout', t('salary.line.payout')),
    money('validBet', t('salary.validBet')),
    {
      key: 'outcome',
      header: t('salary.line.outcome'),
      cell: ({ outcome, reversal, cut }) => (
        <span className={styles.pills}>
          <StatusPill tone={OUTCOME_TONES[outcome]}>{t(`salary.line.outcomes.${outcome}`)}</StatusPill>
          {reversal && <StatusPill tone="live">{t('salary.line.reversal')}</StatusPill>}
          {cut && <StatusPill tone="progress">{t('salary.line.cut')}</StatusPill>}
        </span>
      ),
    },
    { key: 'own', header: t('salary.line.ownRate'), figures: true, cell: ({ ownRate }) => rate(ownRate) },
    {
      key: 'below',
      header: t('salary.line.belowRate'),
      figures: true,
      cell: ({ belowRate }) => rate(belowRate),
    },
    {
      key: 'amount',
      header: t('salary.line.amount'),
      figures: true,
      cell: (line) => exact(line.amount, currency),
    },
  ];
}
