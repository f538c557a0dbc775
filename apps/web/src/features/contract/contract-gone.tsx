import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import styles from './contract-dialog.module.css';
import type { ContractStep } from './contract-step';

/** Somebody was first: the offer was answered elsewhere or taken back. */
export function ContractGone({ offer, tell }: Pick<ContractStep, 'offer' | 'tell'>) {
  const { t } = useTranslation('agency');
  const close = () => tell({ type: 'LATER' });
  return (
    <div className={styles.step}>
      <p role="alert">{t('contract.dialog.gone')}</p>
      <div className={styles.answers}>
        <Button onClick={close}>{t('contract.dialog.close')}</Button>
        <ButtonLink tone="primary" render={<Link to={`/agentHome/contracts/${offer.id}`} onClick={close} />}>
          {t('contract.notice.open')}
        </ButtonLink>
      </div>
    </div>
  );
}
