import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../query/query-failure';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './contract-dialog.module.css';
import type { ContractStep } from './contract-step';
import { TermsComparison } from './terms-comparison';
import { useContract } from './use-contract';
import { usePeriodText } from './use-period-text';

/** What is offered, beside what is in force, and from when it would count. */
export function ContractReview({ offer, tell }: ContractStep) {
  const { t } = useTranslation('agency');
  const detail = useContract(offer.id);
  const { from } = usePeriodText();
  return (
    <div className={styles.step}>
      <div>
        <h3>{t(`contract.kinds.${offer.kind}`)}</h3>
        <p className={styles.note}>{t(`contract.kindSays.${offer.kind}`)}</p>
      </div>
      {detail.isPending && <Skeleton shape="block" className={styles.waiting} />}
      {detail.isLoadingError && <QueryFailure query={detail} />}
      {detail.data && (
        <>
          <section className={styles.terms} aria-label={t('contract.list.terms')}>
            <h4>{t(detail.data.inForce ? 'contract.compare.title' : 'contract.compare.firstTitle')}</h4>
            <TermsComparison
              terms={offer.terms}
              before={detail.data.inForce?.terms ?? null}
              currency={offer.currency}
            />
          </section>
          <p>
            {t('contract.dialog.takesEffect', { time: from(detail.data.takesEffectAt) })}{' '}
            {detail.data.inForce && t('contract.dialog.replaces')}
          </p>
        </>
      )}
      <div className={styles.choices}>
        <Button onClick={() => tell({ type: 'LATER' })}>{t('contract.dialog.later')}</Button>
        <Button onClick={() => tell({ type: 'REJECT' })}>{t('contract.dialog.reject')}</Button>
        <Button tone="primary" disabled={!detail.data} onClick={() => tell({ type: 'ACCEPT' })}>
          {t('contract.dialog.accept')}
        </Button>
      </div>
    </div>
  );
}
