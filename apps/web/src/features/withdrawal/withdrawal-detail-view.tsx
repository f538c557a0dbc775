import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { CopyId } from '../../ui/copy-id';
import { ProofImages } from './proof-images';
import { TrancheList } from './tranche-list';
import { useWithdrawalText } from './use-withdrawal-text';
import { WithdrawalAction } from './withdrawal-action';
import styles from './withdrawal-detail-page.module.css';
import { WithdrawalSentence } from './withdrawal-sentence';
import { WithdrawalStatus } from './withdrawal-status';
import { WithdrawalTimeline } from './withdrawal-timeline';

export function WithdrawalDetailView({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { show, accountOf } = useWithdrawalText(withdrawal);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div>
          <p className={styles.amount}>{show(withdrawal.amount)}</p>
          <p className={styles.muted}>{t('withdrawal.to', { account: accountOf() })}</p>
        </div>
        <div role="status" className={styles.state}>
          <WithdrawalStatus status={withdrawal.status} />
          <WithdrawalSentence withdrawal={withdrawal} />
        </div>
        <WithdrawalAction withdrawal={withdrawal} />
        {withdrawal.tranches.length > 0 && <TrancheList withdrawal={withdrawal} />}
        {withdrawal.proofs.length > 0 && <ProofImages withdrawal={withdrawal} />}
        <p className={styles.number}>
          {t('withdrawal.number')}
          <CopyId
            value={withdrawal.id}
            display={withdrawal.id.slice(0, 8)}
            copyLabel={t('common.copy')}
            copiedLabel={t('common.copied')}
            failedLabel={t('common.copyFailed')}
          />
        </p>
      </div>
      <section className={styles.timeline}>
        <h2>{t('withdrawal.timeline')}</h2>
        <WithdrawalTimeline withdrawal={withdrawal} />
      </section>
    </div>
  );
}
