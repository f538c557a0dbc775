import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LOGIN_METHODS } from '#libs/authentication/common/session-kinds';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { ListRow } from '../../ui/data/list-row';
import { Section } from '../../ui/layout/section';
import { loginsQuery } from './shared/security.api';
import { useBrowserText } from './use-browser-text';

/** The last log-ins, so that a foreign one is seen. */
export function RecentLogins() {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const browserText = useBrowserText();
  const methodText = (method: string) => {
    const known = LOGIN_METHODS.find((each) => each === method);
    return known ? t(`securityCentre.method.${known}`) : method;
  };
  return (
    <Section ruled title={t('securityCentre.logins')} text={t('securityCentre.loginsText')}>
      <Loaded query={useQuery(loginsQuery)} room="medium">
        {({ list }) => (
          <ul>
            {list.map(({ at, address, method, userAgent }) => (
              <ListRow
                key={`${at} ${address}`}
                title={dateTime(at)}
                text={[methodText(method), browserText(userAgent), address].join(' · ')}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
