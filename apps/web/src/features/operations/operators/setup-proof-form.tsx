import { useTranslation } from 'react-i18next';
import { showOperatorSecret } from '#libs/authentication/common/operator-setup.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { Form } from '../../../forms/form';
import { useCommand } from '../../../forms/use-command';
import { useForm } from '../../../forms/use-form';
import { TextField } from '../../../ui/forms/text-field';

export type SetupProof = RequestOf<typeof showOperatorSecret>;

const NOTHING: SetupProof = { account: '', firstCode: '', secondCode: '' };

interface SetupProofFormProps {
  onProven: (proof: SetupProof, secret: ValueOf<typeof showOperatorSecret>) => void;
}

/** The account, and the codes that two operators handed over. */
export function SetupProofForm({ onProven }: SetupProofFormProps) {
  const { t } = useTranslation('operations');
  const command = useCommand(showOperatorSecret);
  const form = useForm(NOTHING, {
    sending: command,
    check: (proof) => fieldErrorsOf(showOperatorSecret.input, proof),
    submit: async (proof) => {
      const secret = await command.run(proof);
      if (secret) onProven(proof, secret);
    },
  });
  return (
    <Form form={form} action={t('setup.continue')}>
      <TextField
        {...form.input('account')}
        label={t('login.account')}
        autoComplete="username"
        verbatim
        required
      />
      <TextField
        {...form.input('firstCode')}
        label={t('setup.firstCode')}
        hint={t('setup.codeHint')}
        autoComplete="off"
        verbatim
        required
      />
      <TextField
        {...form.input('secondCode')}
        label={t('setup.secondCode')}
        hint={t('setup.codeHint')}
        autoComplete="off"
        verbatim
        required
      />
    </Form>
  );
}
