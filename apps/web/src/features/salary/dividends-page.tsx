import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { listDividends, type PayoutSummary } from '#libs/agency/common/salary.calls';
import { callApi } from '../../api/call-api';
import { serverNow } from '../../api/server-time';
import { useAmountText } from '../../i18n/use-amount-text';
import { CsvExport } from '../../query/csv-export';
import { oneOf } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import type { Column } from '../../ui/data-table';
import { dayText } from '../../ui/day-span';
import { FigureStrip } from '../../ui/figure-strip';
import { Page } from '../../ui/page';
import { Segmented } from '../../ui/segmented';
import { PayDividendDialog } from './pay-dividend-dialog';
import { type DividendPage, dividendsQuery } from './salary.api';
import styles from './salary.module.css';
import { usePayoutColumns } from './use-payout-columns';
import { usePayoutCsv } from './use-payout-csv';

type Side = 'received' | 'owed';
const OWN = { side: oneOf(['received', 'owed'], 'received') };

/** Dividends that the agent receives, and those that are owed to downlines, which may be paid here. */
export default function DividendsPage() {
  const { t } = useTranslation('agency');
  const navigate = useNavigate();
  const { choice, choose, moments, days } = useListChoice<{ side: Side }>(OWN, 'month');
  const { side, page } = choice;
  const input = { side, ...moments };
  const dividends = useQuery({
    ...dividendsQuery({ ...input, pageNo: page }),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const [paying, setPaying] = useState<PayoutSummary | null>(null);
  const columns = useColumns(side, setPaying);
  const title = t('agentCentre.pages.agentDividendRecordCopy2');
  return (
    <Page
      title={title}
      lead={t(`salary.dividends.${side}Lead`)}
      width="wide"
      tools={
        <Segmented
          label={t('salary.dividends.side')}
          value={side}
          onChange={(next) => choose({ side: next })}
          options={(['received', 'owed'] as const).map((value) => ({
            value,
            label: t(`salary.dividends.${value}`),
          }))}
        />
      }
    >
      {dividends.data?.frozen && (
        <Frozen
          dividends={dividends.data}
          onSee={() => choose({ side: 'owed', span: 'custom', range: lastYear() })}
        />
      )}
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      <Sums dividends={dividends.data} side={side} />
      <div className={styles.tools}>
        <CsvExport
          name={`dividends-${side}`}
          days={days}
          columns={usePayoutCsv()}
          rowKey={({ id }) => id}
          load={(paging) => callApi(listDividends, { ...input, ...paging })}
        />
      </div>
      <RecordList
        query={dividends}
        page={page}
        onPage={(next) => choose({ page: next })}
        caption={title}
        columns={columns}
        rowKey={({ id }) => id}
        wide
        onOpen={({ id }) => void navigate(id)}
        empty={<Empty side={side} />}
      />
      {paying && <PayDividendDialog payout={paying} onClose={() => setPaying(null)} />}
    </Page>
  );
}

/** Days in which what is still unpaid may have come about. */
function lastYear() {
  const now = new Date(serverNow());
  return { from: dayText(new Date(now.getTime() - 365 * 86_400_000)), to: dayText(now) };
}

/** Says plainly what stands still, and why. */
function Frozen({ dividends, onSee }: { dividends: DividendPage; onSee: () => void }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const inSight = dividends.list.some(({ status, side }) => status === 'unpaid' && side === 'owed');
  return (
    <section className={styles.frozen} role="alert">
      <h2>{t('salary.dividends.frozenTitle')}</h2>
      <p>{t('salary.dividends.frozenText', { owed: amount(dividends.owed, dividends.currency) })}</p>
      {!inSight && <Button onClick={onSee}>{t('salary.dividends.seeOwed')}</Button>}
    </section>
  );
}

function Sums({ dividends, side }: { dividends: DividendPage | undefined; side: Side }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const sum = {
    key: 'sum',
    label: side === 'owed' ? t('salary.dividends.sumOwed') : t('salary.dividends.sumReceived'),
    value: dividends && amount(dividends.sum, dividends.currency),
  };
  const open = {
    key: 'open',
    label: t('salary.dividends.open'),
    value: dividends && amount(dividends.owed, dividends.currency),
  };
  const total = { key: 'count', label: t('salary.count'), value: dividends && count(dividends.total) };
  return (
    <FigureStrip
      label={t('salary.dividends.side')}
      figures={side === 'owed' ? [sum, open, total] : [sum, total]}
    />
  );
}

function Empty({ side }: { side: Side }) {
  const { t } = useTranslation('agency');
  if (side === 'owed')
    return (
      <EmptyState title={t('salary.dividends.emptyOwedTitle')} text={t('salary.dividends.emptyOwedText')} />
    );
  return (
    <EmptyState
      title={t('salary.emptyTitle')}
      text={t('salary.emptyText')}
      action={<ButtonLink render={<Link to="/agentHome/contracts" />}>{t('salary.emptyAction')}</ButtonLink>}
    />
  );
}

function useColumns(side: Side, onPay: (payout: PayoutSummary) => void): Column<PayoutSummary>[] {
  const { t } = useTranslation('agency');
  const columns = usePayoutColumns('dividend');
  const other: Column<PayoutSummary> = {
    key: 'other',
    header: side === 'owed' ? t('salary.dividends.downline') : t('salary.dividends.upline'),
    cell: ({ payer, payee }) => (side === 'owed' ? payee.account : (payer?.account ?? t('salary.house'))),
  };
  if (side === 'received') return [...columns.slice(0, 1), other, ...columns.slice(1)];
  const pay: Column<PayoutSummary> = {
    key: 'pay',
    header: t('salary.dividends.pay'),
    cell: (payout) =>
      payout.status === 'unpaid' && (
        <Button size="small" onClick={() => onPay(payout)}>
          {t('salary.dividends.pay')}
        </Button>
      ),
  };
  return [...columns.slice(0, 1), other, ...columns.slice(1, 3), pay, ...columns.slice(3)];
}
