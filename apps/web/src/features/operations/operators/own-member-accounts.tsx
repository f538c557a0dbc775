import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { declareMemberAccount } from '#libs/authentication/common/own-operator.calls';
import { Form } from '../../../forms/form';
import { useCommandForm } from '../../../forms/use-command-form';
import { Loaded } from '../../../lists/loaded';
import { TextField } from '../../../ui/forms/text-field';
import { Text } from '../../../ui/layout/text';
import { useOperatorCommand } from '../operations.api';
import { ownMemberAccountsQuery } from './operator-admin.api';

const FIELD_OF_CODE = { error_member_unknown: 'account' };

/** The operator's own accounts as a member, and a field to name one more. */
export function OwnMemberAccounts() {
  const { t } = useTranslation('operations');
  const command = useOperatorCommand(declareMemberAccount, () => form.fill({ account: '' }));
  const form = useCommandForm(command, { account: '' }, { fieldOfCode: FIELD_OF_CODE });
  return (
    <>
      <Loaded query={useQuery(ownMemberAccountsQuery)} room="small">
        {({ list }) => (
          <Text tone={list.length === 0 ? 'muted' : undefined}>
            {list.join(', ') || t('ownAccount.noMembers')}
          </Text>
        )}
      </Loaded>
      <Form form={form} action={t('ownAccount.addMember')}>
        <TextField
          {...form.input('account')}
          label={t('ownAccount.member')}
          hint={t('ownAccount.memberHint')}
          maxLength={100}
          verbatim
          required
        />
      </Form>
    </>
  );
}
