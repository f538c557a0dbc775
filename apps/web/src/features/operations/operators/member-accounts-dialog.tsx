import { useTranslation } from 'react-i18next';
import type { OperatorAccount } from '#libs/authentication/common/operator-account';
import { proposeMemberAccounts } from '#libs/operations/common/operator-admin.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useCommandForm } from '../../../forms/use-command-form';
import { useToast } from '../../../ui/feedback/toast';
import { TextArea } from '../../../ui/forms/text-area';
import { useOperatorCommand } from '../operations.api';
import { ReasonField } from '../reason-field';

const FIELD_OF_CODE = { error_member_unknown: 'accounts' };

/** Accounts as they are typed, one a line or with commas. */
const accountsIn = (text: string) => text.split(/[\n,]/).flatMap((account) => account.trim() || []);

interface MemberAccountsDialogProps {
  operator: OperatorAccount;
  onClose: () => void;
}

/** Proposes which members' accounts are the operator's own. */
export function MemberAccountsDialog({ operator, onClose }: MemberAccountsDialogProps) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const { id, account, memberAccounts } = operator;
  const command = useOperatorCommand(proposeMemberAccounts, () => {
    toast.show({ title: t('proposal.sent'), tone: 'gain' });
    onClose();
  });
  const form = useCommandForm(
    command,
    { accounts: memberAccounts.join('\n'), reason: '' },
    {
      fieldOfCode: FIELD_OF_CODE,
      toInput: ({ accounts, reason }) => ({ id, accounts: accountsIn(accounts), reason }),
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t('operator.changeMembers')}
      text={t('operator.changeMembersText', { account })}
      action={t('proposal.propose')}
      onClose={onClose}
    >
      <TextArea
        {...form.input('accounts')}
        label={t('operator.members')}
        hint={t('operator.membersHint')}
        maxLength={2000}
      />
      <ReasonField {...form.input('reason')} />
    </CommandDialog>
  );
}
