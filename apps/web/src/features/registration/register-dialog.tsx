import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import styles from './register-dialog.module.css';
import { RegisterForm } from './register-form';
import { useSiteRules } from './use-registration';

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
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registration.title')}
      closeLabel={words('common.close')}
      description={t('registration.required')}
      initialFocus={first}
    >
      {site.isPending && (
        <div className={styles.form} aria-busy="true">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} shape="block" className={styles.waiting} />
          ))}
        </div>
      )}
      {site.isError && <QueryFailure query={site} />}
      {site.data && (
        <RegisterForm
          rules={site.data.registerRules}
          minimumAge={site.data.brand.minimumAge}
          onLogin={onLogin}
          first={first}
        />
      )}
    </Dialog>
  );
}
