import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useEndText } from '../session/use-end-text';
import styles from './login.module.css';
import { LoginPanel } from './login-panel';
import { useLogin } from './use-login';

interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
  onForgotten: () => void;
}

export default function LoginDialog(props: LoginDialogProps) {
  return (
    <WithPhrases bundle="identity" waiting={null}>
      <LoginPopup {...props} />
    </WithPhrases>
  );
}

function LoginPopup({ onClose, onRegister, onForgotten }: LoginDialogProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  const ended = useEndText();
  const login = useLogin('member');
  const verifying = login.challenge !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={verifying ? t('login.verifyTitle') : t('login.title')}
      closeLabel={words('common.close')}
      description={verifying ? undefined : ended}
      initialFocus={first}
    >
      <LoginPanel login={login} first={first} onForgotten={onForgotten} />
      {!verifying && (
        <div className={styles.others}>
          <Button wide onClick={onRegister}>
            {t('login.toRegister')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
