import { useTranslation } from 'react-i18next';
import { setUpOperator, type showOperatorSecret } from '#libs/authentication/common/operator-setup.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { Form } from '../../../forms/form';
import { useCommand } from '../../../forms/use-command';
import { useForm } from '../../../forms/use-form';
import { CopyId } from '../../../ui/data/copy-id';
import { Qr } from '../../../ui/data/qr';
import { CodeField } from '../../../ui/forms/code-field';
import { Row } from '../../../ui/layout/row';
import styles from '../guest-frame.module.css';
import { NewPasswordFields, repetitionErrors } from './new-password-fields';
import type { SetupProof } from './setup-proof-form';

const NOTHING = { newPassword: '', again: '', code: '' };
const FIELD_OF_CODE = { error_operator_code_wrong: 'code' };

/** In groups of four, which people can type from one screen to another. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetupSecretFormProps {
  proof: SetupProof;
  secret: ValueOf<typeof showOperatorSecret>;
  onDone: () => void;
}

/** The authenticator's secret to scan or to type, a code that proves it, and the password. */
export function SetupSecretForm({ proof, secret, onDone }: SetupSecretFormProps) {
  const { t } = useTranslation('operations');
  const command = useCommand(setUpOperator, { onDone });
  const form = useForm(NOTHING, {
    sending: command,
    fieldOfCode: FIELD_OF_CODE,
    check: ({ again, ...fields }) => [
      ...fieldErrorsOf(setUpOperator.input, { ...proof, ...fields }),
      ...repetitionErrors(fields.newPassword, again),
    ],
    submit: ({ again: _, ...fields }) => command.run({ ...proof, ...fields }),
  });
  return (
    <Form form={form} action={t('setup.submit')}>
      <p>{t('setup.scanText')}</p>
      <div className={styles.qr}>
        <Qr value={secret.uri} label={t('setup.scan')} />
      </div>
      <Row>
        <CopyId value={secret.secret} display={inGroups(secret.secret)} />
      </Row>
      <CodeField {...form.control('code')} label={t('login.code')} hint={t('login.codeHint')} required />
      <input type="text" hidden readOnly autoComplete="username" value={proof.account} />
      <NewPasswordFields first={form.input('newPassword')} again={form.input('again')} />
    </Form>
  );
}
