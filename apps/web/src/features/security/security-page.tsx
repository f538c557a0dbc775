import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Page } from '../../ui/layout/page';
import { Consents } from '../messages/shared/consents';
import { profileQuery } from '../profile/shared/profile.api';
import { ProfileSection } from '../profile/shared/profile-section';
import { withdrawalOptionsQuery } from '../withdrawal/shared/withdrawal-options';
import { BankAccounts } from './bank-accounts';
import { Devices } from './devices';
import { Protections } from './protections';
import { RecentLogins } from './recent-logins';
import { securityQuery } from './shared/security.api';
import { SocialLinks } from './social-links';

/** Who the member is, what protects the account and its money, who is logged in, and who was. */
export default function SecurityPage() {
  const { t } = useTranslation();
  const profile = useQuery(profileQuery);
  const security = useQuery(securityQuery);
  const options = useQuery(withdrawalOptionsQuery);
  return (
    <Page title={t('security.title')} width="text">
      <WithPhrases bundle="identity">
        <Loaded query={profile}>{(found) => <ProfileSection profile={found} />}</Loaded>
        <Consents />
        <Loaded query={security}>
          {(found) => (
            <>
              <Protections security={found} />
              <SocialLinks security={found} />
            </>
          )}
        </Loaded>
        <Loaded query={options} room="medium">
          {(found) => <BankAccounts options={found} />}
        </Loaded>
        <Devices />
        <RecentLogins />
      </WithPhrases>
    </Page>
  );
}
