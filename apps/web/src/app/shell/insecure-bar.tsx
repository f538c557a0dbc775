import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shell.module.css';

/** Encrypted calls sit on top of TLS. Where a browser finds the origin insecure, the page says so. */
export function InsecureBar() {
  const { t } = useTranslation();
  const [insecure, setInsecure] = useState(false);
  useEffect(() => setInsecure(!window.isSecureContext), []);
  return insecure ? (
    <p role="alert" className={styles.insecure}>
      {t('shell.insecure')}
    </p>
  ) : null;
}
