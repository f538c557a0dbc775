import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { login, type SessionValue } from '#libs/identity/common/identity.calls';
import { callApi } from '../../api/call-api';
import { beginSession } from '../session/session-store';
import { type Credentials, loginMachine } from './login.machine';

const machine = loginMachine.provide({
  actors: {
    submit: fromPromise<SessionValue, Credentials>(({ input }) =>
      callApi(login, { ...input, username: input.username.trim() }),
    ),
  },
});

/** The log-in flow. Once the session has begun, the dialog's page goes on by itself. */
export function useLogin() {
  const [state, send] = useMachine(machine);
  const { session, refusal } = state.context;
  useEffect(() => {
    if (session) beginSession(session.token);
  }, [session]);
  return {
    busy: state.matches('submitting') || state.matches('loggedIn'),
    refusal,
    submit: (credentials: Credentials) => send({ type: 'SUBMIT', credentials }),
    edit: () => send({ type: 'EDIT' }),
  };
}
