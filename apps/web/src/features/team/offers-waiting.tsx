import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAmountText } from '../../i18n/use-amount-text';
import { agentPath } from '../../routes/paths';
import styles from './overview-page.module.css';
import type { TeamOverview } from './team.api';

/** Offers that wait for an answer, those to the agent first. */
export function OffersWaiting({ overview }: { overview: TeamOverview }) {
  const { t } = useTranslation('agency');
  const { count } = useAmountText();
  const { offersReceived, offersGiven } = overview;
  if (offersReceived + offersGiven === 0) return null;
  return (
    <ul className={styles.offers}>
      {offersReceived > 0 && (
        <li className={styles.asked}>
          {t('team.overview.offersReceived', { count: offersReceived, shown: count(offersReceived) })}
          <Link to={agentPath('contracts', '?side=received&status=offered')}>
            {t('team.overview.toContracts')}
          </Link>
        </li>
      )}
      {offersGiven > 0 && (
        <li>
          {t('team.overview.offersGiven', { count: offersGiven, shown: count(offersGiven) })}
          <Link to={agentPath('contracts', '?side=given&status=offered')}>
            {t('team.overview.toContracts')}
          </Link>
        </li>
      )}
    </ul>
  );
}
