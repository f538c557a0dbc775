import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { login, type SessionValue } from '#libs/identity/common/session.calls';
import { callApi } from '../../api/call-api';
import { ApiRefusal } from '../../api/refusal';
import { enterSession } from '../session/enter-session';
import { rememberDevice } from '../session/remembered-device';
import { type LoginMode, type LoginOrder, loginMachine } from './login.machine';
import { rememberLogin } from './remembered-login';

/** The door that somebody comes in by; the agents' one refuses everybody else. */
export type LoginSite = NonNullable<LoginOrder['site']>;

const machineFor = (site: LoginSite) =>
  loginMachine.provide({
    actors: {
      submit: fromPromise<SessionValue, LoginOrder | null>(({ input }) => {
        if (!input) throw new ApiRefusal('error_unknown');
        return callApi(login, { ...input, username: input.username.trim(), site });
      }),
    },
  });

export type Login = ReturnType<typeof useLogin>;

/** The log-in flow. Once the session has begun, the page that holds the form goes on by itself. */
export function useLogin(site: LoginSite) {
  const [machine] = useState(() => machineFor(site));
  const [state, send] = useMachine(machine);
  const { session, order, refusal, captcha, challenge, mode } = state.context;
  useEffect(() => {
    if (session && order) enter(session, order);
  }, [session, order]);
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
    submit: (next: LoginOrder) => send({ type: 'SUBMIT', order: next }),
    edit: () => send({ type: 'EDIT' }),
    verified: (proved: SessionValue) => send({ type: 'VERIFIED', session: proved }),
    notVerified: (reason: ApiRefusal | null) => send({ type: 'NOT_VERIFIED', refusal: reason }),
  };
}

function enter(session: SessionValue, order: LoginOrder): void {
  const byName = order.type !== 'sms';
  const remember = order.rememberMe ?? false;
  rememberLogin({
    account: byName ? order.username.trim() : '',
    dialingCode: order.countryDialingCode ?? '',
    remember,
  });
  if (remember) rememberDevice();
  enterSession(session, { oldPassword: byName ? order.password : null });
}
