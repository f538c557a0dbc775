import { useTranslation } from 'react-i18next';
import { useSiteStatus } from '../../data/site/site-status';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { WaitingBar } from '../../ui/feedback/waiting-bar';

/** On a page that stays open in a closed site: says so, and leads back to what says why. */
export function ClosedBar() {
  const { t } = useTranslation();
  const { status } = useSiteStatus();
  const closed = status === 1 || status === 2;
  return (
    <WaitingBar>
      {closed && (
        <>
          <span>{t(status === 1 ? 'closed.maintenanceBar' : 'closed.regionBar')}</span>
          <LinkButton size="small" to={PATHS.home}>
            {t('closed.why')}
          </LinkButton>
        </>
      )}
    </WaitingBar>
  );
}
