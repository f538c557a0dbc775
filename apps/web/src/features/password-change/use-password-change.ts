import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { changePassword } from '#libs/authentication/common/password.calls';
import { logout } from '#libs/authentication/common/session.calls';
import { callApi } from '../../data/calls/call-api';
import { useLatest } from '../../ui/hooks/use-latest';
import { type PasswordChange, passwordChangeMachine } from './password-change.machine';

interface PasswordChangeOptions {
  /** The restricted session, where the change is forced; this tab's, by default. */
  token?: string;
  heldPassword?: string | null;
  onChanged: () => void;
  /** Logged out instead. */
  onLeft?: () => void;
}

const machineFor = (token: string | undefined) =>
  passwordChangeMachine.provide({
    actors: {
      change: fromPromise<void, PasswordChange>(async ({ input }) => {
        await callApi(changePassword, input, { token });
      }),
      leave: fromPromise<void>(async () => {
        await callApi(logout, {}, { token });
      }),
    },
  });

export function usePasswordChange({ token, heldPassword = null, onChanged, onLeft }: PasswordChangeOptions) {
  const [machine] = useState(() => machineFor(token));
  const [state, send] = useMachine(machine, { input: { heldPassword } });
  const latest = useLatest({ onChanged, onLeft });
  const [changed, left] = [state.matches('changed'), state.matches('left')];
  useEffect(() => {
    if (changed) latest.current.onChanged();
    if (left) latest.current.onLeft?.();
  }, [changed, left]);
  return {
    busy: state.matches('submitting') || changed,
    leaving: state.matches('leaving') || left,
    asksOld: state.context.heldPassword === null,
    refusal: state.context.refusal,
    submit: (form: typeof state.context.form) => send({ type: 'SUBMIT', form }),
    edit: () => send({ type: 'EDIT' }),
    leave: () => send({ type: 'LEAVE' }),
  };
}
