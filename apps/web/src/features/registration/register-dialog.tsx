import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type RegistrationMode, registrationForm } from '#libs/authentication/common/registration-form';
import { AFFILIATE, isModuleOn } from '#libs/site/common/modules';
import { useSiteConfig } from '../../data/site/site-config';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Stack } from '../../ui/layout/stack';
import { Tabs } from '../../ui/layout/tabs';
import { Dialog } from '../../ui/overlays/dialog';
import { GroupBanners } from '../banners/shared/group-banners';
import { FreePlayButton } from '../free-play/shared/free-play-button';
import { unlinkedProvider } from '../social/shared/social-attempt';
import { RegisterForm } from './register-form';
import { useRegistrationChecks } from './use-registration';

interface RegisterDialogProps {
  onClose: () => void;
  onLogin: () => void;
}

export default withPhrases('identity', RegisterDialog, null);

function RegisterDialog({ onClose, onLogin }: RegisterDialogProps) {
  const { t } = useTranslation('identity');
  const site = useSiteConfig();
  const first = useRef<HTMLInputElement>(null);
  const unlinked = unlinkedProvider(useLocation().state);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registration.title')}
      description={unlinked ? t(`social.unlinked.${unlinked}`) : t('registration.required')}
      initialFocus={first}
    >
      <Stack>
        <Loaded query={site}>{(found) => <Modes site={found} first={first} onLogin={onLogin} />}</Loaded>
        <FreePlayButton />
        <GroupBanners group="w_register" />
      </Stack>
    </Dialog>
  );
}

type Site = NonNullable<ReturnType<typeof useSiteConfig>['data']>;

interface ModesProps {
  site: Site;
  first: RefObject<HTMLInputElement | null>;
  onLogin: () => void;
}

function Modes({ site, first, onLogin }: ModesProps) {
  const { t } = useTranslation('identity');
  const checks = useRegistrationChecks();
  const [mode, setMode] = useState<RegistrationMode>('username');
  // Whoever chooses a tab stays there; the first form takes the focus.
  const [chosen, setChosen] = useState(false);
  const panelOf = (of: RegistrationMode): ReactNode => {
    const form = registrationForm(site, of);
    return (
      form && (
        <RegisterForm
          first={chosen ? undefined : first}
          mode={of}
          form={form}
          minimumAge={site.brand.minimumAge}
          dialingCodes={site.brand.dialingCodes}
          affiliate={isModuleOn(site.whitelabel, AFFILIATE)}
          checks={checks}
          phoneCheck={site.phoneCheck}
          onLogin={onLogin}
        />
      )
    );
  };
  const [byName, byMobile] = [panelOf('username'), panelOf('mobile')];
  if (!byMobile) return byName;
  return (
    <Tabs<RegistrationMode>
      label={t('registration.modes')}
      value={mode}
      onChange={(next) => {
        setChosen(true);
        setMode(next);
      }}
      tabs={[
        { value: 'username', label: t('registration.byName'), panel: byName },
        { value: 'mobile', label: t('registration.byMobile'), panel: byMobile },
      ]}
    />
  );
}
