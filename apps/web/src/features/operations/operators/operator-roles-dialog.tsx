import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorAccount } from '#libs/authentication/common/operator-account';
import { proposeOperatorRoles } from '#libs/operations/common/operator-admin.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { RoleChoices } from './role-choices';

/** Proposes which roles an operator has. */
export function OperatorRolesDialog({
  operator,
  onClose,
}: {
  operator: OperatorAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const choices = useRef<HTMLElement>(null);
  const command = useOperatorCommand(proposeOperatorRoles, () => {
    toast.show({ title: t('proposal.sent'), tone: 'gain' });
    onClose();
  });
  const { id, account } = operator;
  const form = useCommandForm(
    command,
    { roles: operator.roles, reason: '' },
    {
      toInput: (fields) => ({ id, ...fields }),
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t('operator.changeRoles')}
      text={t('operator.changeRolesText', { account })}
      action={t('proposal.propose')}
      initialFocus={choices}
      onClose={onClose}
    >
      <RoleChoices ref={choices} chosen={form.fields.roles} onChange={(next) => form.set({ roles: next })} />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
