import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { Dialog } from '../../ui/dialog';
import { useMemberInfo } from '../session/member-info';
import { PasswordChangeForm } from './password-change-form';
import { usePasswordChange } from './use-password-change';

interface PasswordChangeDialogProps {
  open: boolean;
  onClose: () => void;
  /** The password is another one now; the account's other sessions have ended. */
  onChanged: () => void;
}

/** A change by choice, from the security centre. */
export function PasswordChangeDialog(props: PasswordChangeDialogProps) {
  return (
    <WithPhrases bundle="identity" waiting={null}>
      <VoluntaryChange {...props} />
    </WithPhrases>
  );
}

function VoluntaryChange({ open, onClose, onChanged }: PasswordChangeDialogProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('passwordChange.title')}
      closeLabel={words('common.close')}
      description={t('passwordChange.text')}
      initialFocus={first}
    >
      <OneChange first={first} onChanged={onChanged} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that each opening begins anew. */
function OneChange({
  first,
  onChanged,
}: Pick<PasswordChangeDialogProps, 'onChanged'> & { first: React.RefObject<HTMLInputElement | null> }) {
  const { data: member } = useMemberInfo();
  const change = usePasswordChange({ onChanged });
  return <PasswordChangeForm change={change} account={member?.account} first={first} />;
}
