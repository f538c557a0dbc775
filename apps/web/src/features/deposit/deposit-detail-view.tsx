import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DepositDetail } from '#libs/cashier/common/deposit.calls';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { serverNow } from '../../api/server-time';
import { ButtonLink } from '../../ui/button-link';
import { CopyId } from '../../ui/copy-id';
import { Countdown } from '../../ui/countdown';
import styles from './deposit-detail-page.module.css';
import { DepositStatus } from './deposit-status';
import { DepositTimeline } from './deposit-timeline';

const SENTENCES = {
  created: 'sayCreated',
  pending: 'sayPending',
  paid: 'sayPaid',
  failed: 'sayFailed',
  expired: 'sayExpired',
} as const;

export function DepositDetailView({ deposit }: { deposit: DepositDetail }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <p className={styles.amount}>
          {displayAmount(deposit.amount, deposit.currency as Currency, i18n.language)}
        </p>
        <div role="status" className={styles.state}>
          <DepositStatus deposit={deposit} />
          <p>{t(`deposit.${deposit.underReview ? 'sayReview' : SENTENCES[deposit.status]}`)}</p>
        </div>
        <NextAction deposit={deposit} />
        <p className={styles.number}>
          {t('deposit.number')}
          <CopyId
            value={deposit.id}
            display={deposit.id.slice(0, 8)}
            copyLabel={t('common.copy')}
            copiedLabel={t('common.copied')}
            failedLabel={t('common.copyFailed')}
          />
        </p>
      </div>
      <section className={styles.timeline}>
        <h2>{t('deposit.timeline')}</h2>
        <DepositTimeline deposit={deposit} />
      </section>
    </div>
  );
}

function NextAction({ deposit }: { deposit: DepositDetail }) {
  const { t, i18n } = useTranslation();
  const open = deposit.status === 'created' || deposit.status === 'pending';
  const two = (value: number) => value.toLocaleString(i18n.language, { minimumIntegerDigits: 2 });
  if (deposit.status === 'paid')
    return <ButtonLink render={<Link to="/member/deposit" />}>{t('deposit.again')}</ButtonLink>;
  if (!deposit.payUrl) return null;
  return (
    <div className={styles.action}>
      <ButtonLink tone="primary" size="large" href={deposit.payUrl} target="_blank" rel="noreferrer">
        {t('deposit.openBank')}
      </ButtonLink>
      {open && (
        <p className={styles.deadline}>
          {t('deposit.endsIn')}
          <Countdown
            deadlineMs={Date.parse(deposit.expiresAt)}
            nowMs={serverNow}
            label={t('deposit.endsIn')}
            format={(seconds) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}
          />
        </p>
      )}
    </div>
  );
}
