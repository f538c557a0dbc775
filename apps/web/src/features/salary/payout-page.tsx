import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { refusalOf } from '../../api/refusal';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { PayDividendDialog } from './pay-dividend-dialog';
import { PayoutFormula } from './payout-formula';
import { PayoutLines } from './payout-lines';
import { PayoutStatus } from './payout-status';
import { payoutQuery } from './salary.api';
import styles from './salary.module.css';
import { usePeriodText } from './use-period-text';

/** One payout: what, for when, how it came about in words and figures, and the bets behind it. */
export default function PayoutPage() {
  const { t } = useTranslation('agency');
  const { id = '' } = useParams();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...payoutQuery(id, page), placeholderData: (previous) => previous });
  return (
    <Page
      title={t('salary.one')}
      width="wide"
      above={
        <Link to=".." relative="path" className={styles.up}>
          {t('salary.toList')}
        </Link>
      }
    >
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {query.isError && <Failed query={query} />}
      {query.data && (
        <>
          <div className={styles.payout}>
            <Facts payout={query.data.payout} />
            <PayoutFormula payout={query.data.payout} />
          </div>
          <PayoutLines opened={query.data} page={page} onPage={setPage} />
        </>
      )}
    </Page>
  );
}

function Failed({ query }: { query: Parameters<typeof QueryFailure>[0]['query'] }) {
  const { t } = useTranslation('agency');
  const { code, detail } = refusalOf(query.error);
  if (detail.status !== 404 && code !== 'error_invalid_input') return <QueryFailure query={query} />;
  return (
    <EmptyState
      title={t('salary.missing')}
      action={<ButtonLink render={<Link to=".." relative="path" />}>{t('salary.toList')}</ButtonLink>}
    />
  );
}

function Facts({ payout }: { payout: PayoutSummary }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  const periodText = usePeriodText();
  const [paying, setPaying] = useState(false);
  const payer = payout.payer?.account ?? t('salary.house');
  return (
    <div>
      <p className={styles.amount}>{amount(payout.amount, payout.currency)}</p>
      <div role="status">
        <PayoutStatus payout={payout} />
      </div>
      {payout.side === 'owed' && payout.status === 'unpaid' && (
        <div className={styles.next}>
          <Button tone="primary" onClick={() => setPaying(true)}>
            {t('salary.dividends.pay')}
          </Button>
        </div>
      )}
      {paying && <PayDividendDialog payout={payout} onClose={() => setPaying(false)} />}
      <dl className={styles.facts}>
        <dt>{t('salary.period')}</dt>
        <dd>{periodText(payout)}</dd>
        <dt>{t('salary.from')}</dt>
        <dd>{payout.side === 'owed' ? t('salary.you') : payer}</dd>
        <dt>{t('salary.to')}</dt>
        <dd>{payout.side === 'owed' ? payout.payee.account : t('salary.you')}</dd>
        <dt>{t('salary.active')}</dt>
        <dd>{count(payout.activeMembers)}</dd>
        <dt>{t('salary.validBet')}</dt>
        <dd>{amount(payout.validBet, payout.currency)}</dd>
        <dt>{t('salary.settledAt')}</dt>
        <dd>{dateTime(payout.settledAt)}</dd>
        {payout.paidAt && (
          <>
            <dt>{t('salary.states.paid')}</dt>
            <dd>{dateTime(payout.paidAt)}</dd>
          </>
        )}
        <dt>{t('salary.contract')}</dt>
        <dd>
          <Link to={`/agentHome/contracts/${payout.contractId}`}>{t('salary.seeContract')}</Link>
        </dd>
      </dl>
    </div>
  );
}
