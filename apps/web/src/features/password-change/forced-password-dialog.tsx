import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSession, leaveRestricted, type RestrictedSession } from '../../data/session/session-store';
import { withPhrases } from '../../lazy/with-phrases';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import { PasswordChangeForm } from './password-change-form';
import { usePasswordChange } from './use-password-change';

interface ForcedPasswordDialogProps {
  restricted: RestrictedSession;
  /** The page that follows a change. */
  landing: string;
  /** The session has begun, or the person left: where to go. */
  onChanged: () => void;
  onLeft: () => void;
}

export default withPhrases('identity', ForcedPasswordDialog, null);

/** A default or expired password has to be changed before the session begins. The only other way is out. */
function ForcedPasswordDialog({ restricted, landing, onChanged, onLeft }: ForcedPasswordDialogProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  const change = usePasswordChange({
    token: restricted.token,
    heldPassword: restricted.oldPassword,
    onChanged: () => {
      onChanged();
      beginSession(restricted.token, restricted.greeting, landing);
    },
    onLeft: () => {
      onLeft();
      leaveRestricted();
    },
  });
  const why = restricted.reason === 'default' ? 'passwordChange.whyDefault' : 'passwordChange.whyExpired';
  return (
    <Dialog open title={t('passwordChange.forcedTitle')} description={t(why)} initialFocus={first}>
      <PasswordChangeForm change={change} account={restricted.account} first={first}>
        <Button wide loading={change.leaving} onClick={change.leave}>
          {words('shell.logout')}
        </Button>
      </PasswordChangeForm>
    </Dialog>
  );
}
