import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { login, type SessionValue } from '#libs/identity/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { beginSession } from '../session/session-store';
import { type Credentials, loginMachine } from './login.machine';

/** The door that somebody comes in by; the agents' one refuses everybody else. */
export type LoginSite = NonNullable<RequestOf<typeof login>['site']>;

const machineFor = (site: LoginSite) =>
  loginMachine.provide({
    actors: {
      submit: fromPromise<SessionValue, Credentials>(({ input }) =>
        callApi(login, { ...input, username: input.username.trim(), site }),
      ),
    },
  });

/** The log-in flow. Once the session has begun, the page that holds the form goes on by itself. */
export function useLogin(site: LoginSite) {
  const [machine] = useState(() => machineFor(site));
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
