import { useTranslation } from 'react-i18next';
import { proposeOperator } from '#libs/operations/common/operator-admin.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';
import { RoleChoices } from './role-choices';

const FIELD_OF_CODE = { error_operator_account_taken: 'account', error_operator_person_taken: 'personKey' };
const NOTHING = { account: '', personKey: '', roles: [] as string[], reason: '' };

/** Proposes a new operator. */
export function AddOperatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const command = useOperatorCommand(proposeOperator, () => {
    toast.show({ title: t('proposal.sent'), tone: 'gain' });
    onClose();
  });
  const form = useCommandForm(command, NOTHING, { fieldOfCode: FIELD_OF_CODE, names: ['roles'] });
  return (
    <CommandDialog
      form={form}
      title={t('operator.add')}
      text={t('operator.addText')}
      action={t('proposal.propose')}
      onClose={onClose}
    >
      <TextField
        {...form.input('account')}
        label={t('login.account')}
        hint={t('operator.accountHint')}
        maxLength={32}
        verbatim
        required
      />
      <TextField
        {...form.input('personKey')}
        label={t('operator.person')}
        hint={t('operator.personHint')}
        maxLength={40}
        verbatim
        required
      />
      <RoleChoices
        chosen={form.fields.roles}
        error={form.errors.roles && t('operator.rolesMissing')}
        onChange={(roles) => form.set({ roles })}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
