import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberInfo } from '../../../data/session/member-info';
import { Dialog } from '../../../ui/overlays/dialog';
import { PasswordChangeForm } from '../password-change-form';
import { usePasswordChange } from '../use-password-change';

interface PasswordChangeDialogProps {
  open: boolean;
  onClose: () => void;
  /** The password is another one now; the account's other sessions have ended. */
  onChanged: () => void;
}

/** A change by choice, from the security centre, which has the phrases. */
export function PasswordChangeDialog({ open, onClose, onChanged }: PasswordChangeDialogProps) {
  const { t } = useTranslation('identity');
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('passwordChange.title')}
      description={t('passwordChange.text')}
      initialFocus={first}
    >
      <OneChange first={first} onChanged={onChanged} />
    </Dialog>
  );
}

interface OneChangeProps {
  first: RefObject<HTMLInputElement | null>;
  onChanged: () => void;
}

/** Lives as long as the dialog is open, so that each opening begins anew. */
function OneChange({ first, onChanged }: OneChangeProps) {
  const { data: member } = useMemberInfo();
  const change = usePasswordChange({ onChanged });
  return <PasswordChangeForm change={change} account={member?.account} first={first} />;
}
