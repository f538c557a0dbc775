import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type RegistrationMode, registrationForm } from '#libs/identity/common/registration-form';
import { AFFILIATE, isModuleOn } from '#libs/site/common/modules';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { FreePlayButton } from '../free-play/free-play-button';
import { unlinkedProvider } from '../social/social-place';
import styles from './register-dialog.module.css';
import { RegisterForm } from './register-form';
import { useRegistrationChecks, useSiteRules } from './use-registration';

interface RegisterDialogProps {
  onClose: () => void;
  onLogin: () => void;
}

export default function RegisterDialog(props: RegisterDialogProps) {
  return (
    <WithPhrases bundle="identity" waiting={null}>
      <Registration {...props} />
    </WithPhrases>
  );
}

function Registration({ onClose, onLogin }: RegisterDialogProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const site = useSiteRules();
  const first = useRef<HTMLInputElement>(null);
  const unlinked = unlinkedProvider(useLocation().state);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registration.title')}
      closeLabel={words('common.close')}
      description={unlinked ? t(`social.unlinked.${unlinked}`) : t('registration.required')}
      initialFocus={first}
    >
      {site.isPending && <Waiting />}
      {site.isError && <QueryFailure query={site} />}
      {site.data && <Modes site={site.data} first={first} onLogin={onLogin} />}
      <div className={styles.others}>
        <FreePlayButton />
      </div>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div className={styles.form} aria-busy="true">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}

type Site = NonNullable<ReturnType<typeof useSiteRules>['data']>;

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
