import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { login, type SessionValue } from '#libs/authentication/common/session.calls';
import { ApiError } from '../../data/calls/api-error';
import { callApi } from '../../data/calls/call-api';
import { enterSession } from '../../data/session/enter-session';
import { rememberDevice } from '../../data/session/remembered-device';
import { type Credentials, type LoginMode, loginMachine } from './login.machine';
import { rememberLogin } from './remembered-login';

/** Where somebody logs in; the agents' site refuses everybody else. */
type LoginSite = NonNullable<Credentials['site']>;

const machineFor = (site: LoginSite) =>
  loginMachine.provide({
    actors: {
      submit: fromPromise<SessionValue, Credentials | null>(({ input }) => {
        if (!input) throw new ApiError('error_unknown');
        return callApi(login, { ...input, username: input.username.trim(), site });
      }),
    },
  });

export type Login = ReturnType<typeof useLogin>;

/** The log-in flow. Once the session has begun, the page that holds the form goes on by itself. */
export function useLogin(site: LoginSite) {
  const [machine] = useState(() => machineFor(site));
  const [state, send] = useMachine(machine);
  const { session, credentials, refusal, captcha, challenge, mode } = state.context;
  useEffect(() => {
    if (session && credentials) enter(session, credentials);
  }, [session, credentials]);
  return {
    site,
    mode,
    busy: state.matches('submitting') || session !== null,
    refusal,
    /** A captcha is asked for. */
    captcha,
    /** The further check that takes over. */
    challenge: state.matches('verifying') ? challenge : null,
    choose: (next: LoginMode) => send({ type: 'MODE', mode: next }),
    submit: (next: Credentials) => send({ type: 'SUBMIT', credentials: next }),
    edit: () => send({ type: 'EDIT' }),
    verified: (proved: SessionValue) => send({ type: 'VERIFIED', session: proved }),
    notVerified: (reason: ApiError | null) => send({ type: 'NOT_VERIFIED', refusal: reason }),
  };
}

function enter(session: SessionValue, credentials: Credentials): void {
  const byName = credentials.type !== 'sms';
  const remember = credentials.rememberMe ?? false;
  rememberLogin({
    account: byName ? credentials.username.trim() : '',
    dialingCode: credentials.countryDialingCode ?? '',
    remember,
  });
  if (remember) rememberDevice();
  enterSession(session, { oldPassword: byName ? credentials.password : null });
}
