import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { register } from '#libs/identity/common/registration.calls';
import { type SessionValue } from '#libs/identity/common/session.calls';
import { callApi } from '../../api/call-api';
import { enterSession } from '../session/enter-session';
import { queryClient } from '../session/query-client';
import { siteConfigQuery } from '../session/site-config';
import { type Registration, registrationMachine } from './registration.machine';

const machine = registrationMachine.provide({
  actors: {
    submit: fromPromise<SessionValue, Registration | null>(({ input }) => {
      if (!input) throw new Error('nothing to submit');
      return callApi(register, input);
    }),
  },
});

/** What the brand asks for, fetched when the dialog opens. */
export const useSiteRules = () => useQuery(siteConfigQuery, queryClient);

/** The registration flow. Once the session has begun, the dialog's page goes on by itself. */
export function useRegistration() {
  const [state, send] = useMachine(machine);
  const { session, refusal } = state.context;
  useEffect(() => {
    if (session) enterSession(session);
  }, [session]);
  return {
    busy: state.matches('submitting') || state.matches('registered'),
    refusal,
    submit: (form: Registration) => send({ type: 'SUBMIT', form }),
    edit: () => send({ type: 'EDIT' }),
  };
}
