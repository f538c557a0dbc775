import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorRole } from '#libs/authentication/common/operator-account';
import { proposeRole } from '#libs/operations/common/operator-admin.calls';
import { CommandDialog } from '../../forms/command-dialog';
import { useCommandForm } from '../../forms/use-command-form';
import { useToast } from '../../ui/feedback/toast';
import { TextField } from '../../ui/forms/text-field';
import { NameChoices } from './name-choices';
import { useOperatorCommand } from './operations.api';
import { ReasonField } from './reason-field';
import { usePermissionLabel } from './use-permission-label';

interface RoleDialogProps {
  /** The role that changes; without it a new one. */
  role?: OperatorRole;
  /** Every permission that there is. */
  permissions: string[];
  onClose: () => void;
}

/** Proposes what a role permits. */
export function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const label = usePermissionLabel();
  const choices = useRef<HTMLElement>(null);
  const command = useOperatorCommand(proposeRole, () => {
    toast.show({ title: t('proposal.sent'), tone: 'gain' });
    onClose();
  });
  const form = useCommandForm(command, {
    name: role?.name ?? '',
    permissions: role?.permissions ?? [],
    reason: '',
  });
  return (
    <CommandDialog
      form={form}
      title={role ? t('role.changeTitle', { role: role.name }) : t('role.add')}
      text={t('role.dialogText')}
      action={t('proposal.propose')}
      initialFocus={role && choices}
      onClose={onClose}
    >
      {!role && (
        <TextField
          {...form.input('name')}
          label={t('role.name')}
          hint={t('role.nameHint')}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <NameChoices
        ref={choices}
        legend={t('role.permits')}
        names={permissions}
        label={label}
        chosen={form.fields.permissions}
        onChange={(next) => form.set({ permissions: next })}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
