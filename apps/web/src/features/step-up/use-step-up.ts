import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  type SessionValue,
  type StepUpValue,
  sendStepUpCode,
  verifyLogin,
} from '#libs/authentication/common/session.calls';
import type { StepUpMethod } from '#libs/authentication/common/step-up-methods';
import type { ApiError } from '../../data/calls/api-error';
import { callApi } from '../../data/calls/call-api';
import { useLatest } from '../../ui/hooks/use-latest';
import { countDownTo, isAhead, withServerTime } from '../sms-code/shared/countdown-clock';
import type { SmsCode } from '../sms-code/shared/use-sms-code';
import { type Proof, stepUpMachine } from './step-up.machine';

const machine = stepUpMachine.provide({
  actors: {
    sendCode: fromPromise(({ input: { challengeId, method } }: { input: Proof }) =>
      withServerTime(
        callApi(sendStepUpCode, { challengeId, method: method === 'email' ? 'email' : 'mobile' }),
      ),
    ),
    verify: fromPromise(({ input }: { input: Proof }) => callApi(verifyLogin, input)),
  },
  guards: { mustWait: (_, sent) => sent !== undefined && isAhead(sent.expiresAt) },
});

interface StepUpEnds {
  onPassed: (session: SessionValue) => void;
  onEnded: (refusal: ApiError | null) => void;
}

export type StepUpFlow = ReturnType<typeof useStepUp>;

export function useStepUp(challenge: StepUpValue, ends: StepUpEnds) {
  const [state, send] = useMachine(machine, { input: { challenge } });
  const { session, refusal, method } = state.context;
  const sent = method && state.context.sent[method];
  const unsent = state.matches('unsent');
  const latest = useLatest(ends);
  const ended = state.matches('ended');
  useEffect(() => {
    if (session) latest.current.onPassed(session);
    if (ended) latest.current.onEnded(refusal);
  }, [session, ended, refusal]);
  const waiting = useWaiting(sent?.expiresAt ?? null);
  const code: SmsCode = {
    busy: state.matches('sending'),
    proving: false,
    waitsUntil: waiting ? (sent?.expiresAt ?? null) : null,
    refusal: unsent ? refusal : null,
    send: () => send({ type: 'SEND' }),
  };
  return {
    /** `null` while one is chosen. */
    method: state.matches('choosing') ? null : method,
    code,
    /** Of what was typed. */
    refusal: unsent ? null : refusal,
    busy: state.matches('verifying') || session !== null,
    choose: (next: StepUpMethod) => send({ type: 'CHOOSE', method: next }),
    submit: (text: string) => send({ type: 'SUBMIT', code: text }),
    edit: () => send({ type: 'EDIT' }),
    back: () => send({ type: 'BACK' }),
    cancel: () => send({ type: 'CANCEL' }),
  };
}

/** Whether a moment (ISO 8601, server time) is still to come. */
function useWaiting(moment: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const ended = new AbortController();
    void countDownTo(moment, ended.signal).then(() => {
      if (!ended.signal.aborted) setOver(moment);
    });
    return () => ended.abort();
  }, [moment]);
  return moment !== null && moment !== over;
}
