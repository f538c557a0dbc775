import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { getRegistrationChecks } from '#libs/identity/common/registration.calls';
import type { SessionValue } from '#libs/identity/common/session.calls';
import { callApi } from '../../api/call-api';
import { solveBotCheck } from '../human-check/solve-bot-check';
import { enterSession } from '../session/enter-session';
import { queryClient } from '../session/query-client';
import { siteConfigQuery } from '../session/site-config';
import { provePhone } from './phone-check';
import { openAccount, unknownInviters } from './registration.api';
import {
  type InvitationField,
  type RegistrationOrder,
  type RegistrationProof,
  registrationMachine,
} from './registration.machine';

type Submission = { order: RegistrationOrder | null; proof: RegistrationProof };

/** An effect that is begun for an order only. */
function ordered(order: RegistrationOrder | null): RegistrationOrder {
  if (!order) throw new Error('nothing was ordered');
  return order;
}

const machine = registrationMachine.provide({
  actors: {
    checkInvitations: fromPromise<InvitationField[], RegistrationOrder | null>(({ input }) =>
      unknownInviters(ordered(input)),
    ),
    proveBrowser: fromPromise<string>(solveBotCheck),
    provePhone: fromPromise<string, RegistrationOrder | null>(({ input, signal }) => {
      const { phoneCheck } = ordered(input);
      if (!phoneCheck) throw new Error('no third party proves this number');
      return provePhone(phoneCheck, signal);
    }),
    submit: fromPromise<SessionValue, Submission>(({ input: { order, proof } }) =>
      openAccount(ordered(order), proof),
    ),
  },
});

/** What the brand asks for, fetched when the dialog opens. */
export const useSiteRules = () => useQuery(siteConfigQuery, queryClient);

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
  const { session, refusal, captcha, order, unknownInviters: unknown } = state.context;
  useEffect(() => {
    if (session) enterSession(session);
  }, [session]);
  return {
    busy: ['checkingInvitations', 'checkingHuman', 'submitting', 'registered'].includes(state.value),
    checkingHuman: state.matches('checkingHuman'),
    /** The check that a third party makes just now. */
    phoneCheck: state.matches('provingPhone') ? (order?.phoneCheck ?? null) : null,
    warned: state.matches('warned'),
    unknownInviters: unknown,
    /** A refusal asked for a captcha. */
    captcha,
    refusal,
    submit: (form: RegistrationOrder) => send({ type: 'SUBMIT', order: form }),
    edit: () => send({ type: 'EDIT' }),
    confirmWarning: () => send({ type: 'CONFIRM' }),
    cancelPhoneCheck: () => send({ type: 'CANCEL' }),
  };
}

export type Flow = ReturnType<typeof useRegistration>;
