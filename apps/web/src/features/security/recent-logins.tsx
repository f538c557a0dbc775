import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LOGIN_METHODS } from '#libs/identity/common/session-kinds';
import { useMomentText } from '../../i18n/use-moment-text';
import { QueryFailure } from '../../query/query-failure';
import { Skeleton } from '../../ui/skeleton';
import { loginsQuery } from './security.api';
import styles from './security-page.module.css';
import { useBrowserText } from './use-browser-text';

/** The last log-ins, so that a foreign one is seen. */
export function RecentLogins() {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const browserText = useBrowserText();
  const logins = useQuery(loginsQuery);
  const methodText = (method: string) => {
    const known = LOGIN_METHODS.find((each) => each === method);
    return known ? t(`securityCentre.method.${known}`) : method;
  };
  return (
    <section className={styles.section}>
      <h2>{t('securityCentre.logins')}</h2>
      <p className={styles.muted}>{t('securityCentre.loginsText')}</p>
      {logins.isPending && <Skeleton shape="block" className={styles.waitingRows} />}
      {logins.isError && <QueryFailure query={logins} />}
      <ul className={styles.rows}>
        {logins.data?.list.map((login) => (
          <li key={`${login.at} ${login.address}`} className={styles.row}>
            <span className={styles.what}>
              <strong>{dateTime(login.at)}</strong>
              <small>
                {[methodText(login.method), browserText(login.userAgent), login.address].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
