import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './withdrawal-page.module.css';

/** Why nothing may leave, and where it can be changed: only who owes dividends is frozen. */
export function WithdrawalFrozen() {
  const { t } = useTranslation();
  return (
    <p className={styles.frozen}>
      {t('withdrawal.frozen')}{' '}
      <Link to="/agentHome/agentDividendRecordCopy2?side=owed">{t('withdrawal.toDividends')}</Link>
    </p>
  );
}
