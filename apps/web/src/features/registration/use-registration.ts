import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { getRegistrationChecks } from '#libs/authentication/common/registration.calls';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';
import { enterSession } from '../../data/session/enter-session';
import { solveBotCheck } from '../human-check/shared/solve-bot-check';
import { provePhone } from './phone-check';
import { openAccount, unknownInviters } from './registration.api';
import {
  type InvitationField,
  type RegistrationProof,
  type RegistrationRequest,
  registrationMachine,
} from './registration.machine';

type Submission = { request: RegistrationRequest | null; proof: RegistrationProof };

/** What an effect is begun for: it has been submitted by then. */
function required(request: RegistrationRequest | null): RegistrationRequest {
  if (!request) throw new Error('nothing was submitted');
  return request;
}

const machine = registrationMachine.provide({
  actors: {
    checkInvitations: fromPromise<InvitationField[], RegistrationRequest | null>(({ input }) =>
      unknownInviters(required(input)),
    ),
    proveBrowser: fromPromise<string>(solveBotCheck),
    provePhone: fromPromise<string, RegistrationRequest | null>(({ input, signal }) => {
      const { phoneCheck } = required(input);
      if (!phoneCheck) throw new Error('no third party proves this number');
      return provePhone(phoneCheck, signal);
    }),
    submit: fromPromise<SessionValue, Submission>(({ input: { request, proof } }) =>
      openAccount(required(request), proof),
    ),
  },
});

/** What the registration asks of this visitor beside the fields: it depends on how many came from the same address. */
export function useRegistrationChecks() {
  const { data } = useQuery(
    { queryKey: ['registration-checks'], queryFn: () => callApi(getRegistrationChecks, {}), gcTime: 0 },
    queryClient,
  );
  return data ?? { captcha: false, botCheck: false };
}

/** The registration flow. Once the session has begun, the dialog's page goes on by itself. */
export function useRegistration() {
  const [state, send] = useMachine(machine);
  const { session, refusal, captcha, request, unknownInviters: unknown } = state.context;
  useEffect(() => {
    if (session) enterSession(session);
  }, [session]);
  return {
    busy: ['checkingInvitations', 'checkingHuman', 'submitting', 'registered'].includes(state.value),
    checkingHuman: state.matches('checkingHuman'),
    /** The check that a third party makes just now. */
    phoneCheck: state.matches('provingPhone') ? (request?.phoneCheck ?? null) : null,
    warned: state.matches('warned'),
    unknownInviters: unknown,
    /** A refusal asked for a captcha. */
    captcha,
    refusal,
    submit: (form: RegistrationRequest) => send({ type: 'SUBMIT', request: form }),
    edit: () => send({ type: 'EDIT' }),
    confirmWarning: () => send({ type: 'CONFIRM' }),
    cancelPhoneCheck: () => send({ type: 'CANCEL' }),
  };
}

export type Flow = ReturnType<typeof useRegistration>;
