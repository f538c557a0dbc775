import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../lists/query-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './contract-dialog.module.css';
import type { ContractStep } from './contract-step';
import { TermsComparison } from './terms-comparison';
import { useContract } from './use-contract';
import { usePeriodText } from './use-period-text';

/** What is offered, beside what is in force, and from when it would apply. */
export function ContractReview({ offer, send }: ContractStep) {
  const { t } = useTranslation('agency');
  const detail = useContract(offer.id);
  const { from } = usePeriodText();
  return (
    <Stack gap={4}>
      <div>
        <h3>{t(`contract.kinds.${offer.kind}`)}</h3>
        <Text tone="muted">{t(`contract.kindSays.${offer.kind}`)}</Text>
      </div>
      {detail.isPending && <Skeleton shape="block" room="medium" />}
      {detail.isLoadingError && <QueryFailure query={detail} />}
      {detail.data && (
        <>
          <Stack as="section" gap={2} aria-label={t('contract.list.terms')}>
            <h4>{t(detail.data.inForce ? 'contract.compare.title' : 'contract.compare.firstTitle')}</h4>
            <TermsComparison
              terms={offer.terms}
              before={detail.data.inForce?.terms ?? null}
              currency={offer.currency}
            />
          </Stack>
          <p>
            {t('contract.dialog.takesEffect', { time: from(detail.data.takesEffectAt) })}{' '}
            {detail.data.inForce && t('contract.dialog.replaces')}
          </p>
        </>
      )}
      <div className={styles.choices}>
        <Button onClick={() => send({ type: 'DISMISS' })}>{t('contract.dialog.later')}</Button>
        <Button onClick={() => send({ type: 'REJECT' })}>{t('contract.dialog.reject')}</Button>
        <Button
          tone="primary"
          disabledReason={!detail.data && t('contract.dialog.termsFirst')}
          onClick={() => send({ type: 'ACCEPT' })}
        >
          {t('contract.dialog.accept')}
        </Button>
      </div>
    </Stack>
  );
}
