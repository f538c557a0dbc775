import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { Form } from '../../forms/form';
import { type Sending, useForm } from '../../forms/use-form';
import { authenticatorMachine } from './authenticator.machine';
import { AuthenticatorSecret } from './authenticator-secret';
import { OwnPasswordField } from './own-password-field';
import { RecoveryCodes } from './recovery-codes';
import type { SecurityFormProps } from './security-form';
import { beginTotp, finishTotp, renewSecurity } from './shared/security.api';

const machine = authenticatorMachine.provide({
  actors: {
    start: fromPromise(({ input }) => beginTotp(input)),
    confirm: fromPromise(({ input }) => finishTotp(input)),
  },
});

/** Switches the authenticator on: the password, the new secret, a code that proves it, and the recovery codes. */
export function AuthenticatorForm({ hasPassword, onCodes, onSaved }: SecurityFormProps) {
  const { t } = useTranslation('identity');
  const [state, send] = useMachine(machine);
  const { secret, recoveryCodes, refusal } = state.context;
  const begun = useRef(false);
  useEffect(() => {
    if (hasPassword || begun.current) return;
    begun.current = true;
    send({ type: 'START', password: '' });
  }, [hasPassword, send]);
  const coming = state.matches('confirming') || state.matches('active');
  useEffect(() => onCodes(coming), [coming, onCodes]);
  const kept = () => {
    send({ type: 'KEPT' });
    void renewSecurity();
    onSaved();
  };
  if (state.matches('active') || state.matches('kept'))
    return <RecoveryCodes text={t('securityCentre.recoveryText')} codes={recoveryCodes} onKept={kept} />;
  const sending: Sending = {
    busy: state.matches('starting') || state.matches('confirming'),
    refusal,
    clear: () => send({ type: 'EDIT' }),
  };
  if (secret)
    return (
      <AuthenticatorSecret
        secret={secret}
        sending={sending}
        onConfirm={(code) => send({ type: 'CONFIRM', code })}
      />
    );
  return (
    <PasswordForm
      asked={hasPassword}
      sending={sending}
      onStart={(password) => send({ type: 'START', password })}
    />
  );
}

const FIELD_OF_CODE = { error_password_wrong: 'password' };

interface PasswordFormProps {
  /** The account has a password. */
  asked: boolean;
  sending: Sending;
  onStart: (password: string) => void;
}

/** The log-in password once more, before a secret is shown. */
function PasswordForm({ asked, sending, onStart }: PasswordFormProps) {
  const { t } = useTranslation('identity');
  const submit = ({ password }: { password: string }) => onStart(password);
  const form = useForm({ password: '' }, { sending, submit, fieldOfCode: FIELD_OF_CODE });
  return (
    <Form form={form} action={t('securityCentre.continue')}>
      {asked && <OwnPasswordField {...form.input('password')} />}
    </Form>
  );
}
