import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FreePlayButton } from '../free-play/free-play-button';
import { queryClient } from '../session/query-client';
import { siteConfigQuery } from '../session/site-config';
import { useEndText } from '../session/use-end-text';
import { SocialButtons } from '../social/social-buttons';
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
      <OnceKnown {...props} />
    </WithPhrases>
  );
}

/** The brand says which ways in there are: the dialog opens with all of them, so that nothing in it jumps. */
function OnceKnown(props: LoginDialogProps) {
  const { isPending } = useQuery(siteConfigQuery, queryClient);
  return isPending ? null : <LoginPopup {...props} />;
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
          <SocialButtons site="member" />
          <FreePlayButton />
        </div>
      )}
    </Dialog>
  );
}
