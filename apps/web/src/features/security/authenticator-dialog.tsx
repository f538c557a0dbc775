import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { authenticatorMachine } from './authenticator.machine';
import { AuthenticatorPassword } from './authenticator-password';
import { AuthenticatorSecret } from './authenticator-secret';
import { FormDialog } from './form-dialog';
import { RecoveryCodes } from './recovery-codes';
import { beginTotp, finishTotp, renewSecurity } from './security.api';
import type { SecurityDialogProps } from './security-dialog-props';

/** Nobody closes it while the recovery codes are under way or on show: they are never shown again. */
export function AuthenticatorDialog({ open, onClose, onSaved, ...props }: SecurityDialogProps) {
  const { t } = useTranslation('identity');
  const [codesOnShow, setCodesOnShow] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={codesOnShow ? undefined : onClose}
      title={t('securityCentre.name.authenticator')}
      description={t('securityCentre.authenticatorText')}
    >
      <SwitchingOn
        {...props}
        onCodes={setCodesOnShow}
        onSaved={() => {
          setCodesOnShow(false);
          onSaved();
        }}
      />
    </FormDialog>
  );
}

const machine = authenticatorMachine.provide({
  actors: {
    start: fromPromise(({ input }) => beginTotp(input)),
    confirm: fromPromise(({ input }) => finishTotp(input)),
  },
});

interface SwitchingOnProps extends Omit<SecurityDialogProps, 'open' | 'onClose'> {
  /** The recovery codes are under way or on show; or were refused. */
  onCodes: (coming: boolean) => void;
}

function SwitchingOn({ hasPassword, onCodes, onSaved }: SwitchingOnProps) {
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
  const edit = () => send({ type: 'EDIT' });
  if (secret)
    return (
      <AuthenticatorSecret
        secret={secret}
        busy={state.matches('confirming')}
        refusal={refusal}
        onEdit={edit}
        onConfirm={(code) => send({ type: 'CONFIRM', code })}
      />
    );
  return (
    <AuthenticatorPassword
      asked={hasPassword}
      busy={state.matches('starting')}
      refusal={refusal}
      onEdit={edit}
      onStart={(password) => send({ type: 'START', password })}
    />
  );
}
