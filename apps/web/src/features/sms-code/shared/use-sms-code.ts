import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SentCode } from '#libs/verification/common/code-fields';
import { useLatest } from '../../../ui/hooks/use-latest';
import { smsCountdownMachine } from '../sms-countdown.machine';
import { countDownTo, keepCountdown, recallCountdown, withServerTime } from './countdown-clock';

interface CodeSending {
  /** What the code is for. Each purpose counts down by itself. */
  purpose: string;
  /** The number or address as it was typed, with the country; another one has a countdown of its own. */
  target: string;
  /** Rejects with what is wrong with the number, before anything is sent. */
  check?: () => Promise<void>;
  /** Solves the check of the browser, where the call wants one. */
  prove?: () => Promise<string>;
  send: (proof: string | undefined) => Promise<SentCode>;
}

const machineFor = (sending: () => CodeSending) =>
  smsCountdownMachine.provide({
    actors: {
      recall: fromPromise(async ({ input }) => ({
        expiresAt: await recallCountdown(sending().purpose, input.target),
      })),
      checkNumber: fromPromise(async () => sending().check?.()),
      proveHuman: fromPromise(async () => sending().prove?.()),
      send: fromPromise(async ({ input }) => {
        const sent = await withServerTime(sending().send(input.proof));
        keepCountdown(sending().purpose, input.target, sent.expiresAt);
        return sent;
      }),
      countDown: fromPromise(async ({ input, signal }) => {
        if (input !== null) await countDownTo(input, signal);
      }),
    },
  });

export type SmsCode = ReturnType<typeof useSmsCode>;

/** Sends one-time codes to a number or address, each when the server takes the next. `SmsCodeField` draws it. */
export function useSmsCode(sending: CodeSending) {
  const latest = useLatest(sending);
  const [machine] = useState(() => machineFor(() => latest.current));
  const [state, send] = useMachine(machine, { input: { target: sending.target } });
  useEffect(() => {
    if (sending.target !== state.context.target) send({ type: 'TARGET', target: sending.target });
  }, [sending.target, state, send]);
  const busy = state.matches('checkingNumber') || state.matches('humanCheck') || state.matches('sending');
  return {
    /** The number must not change now. */
    busy,
    proving: state.matches('humanCheck'),
    /** When the next code may be asked for (ISO 8601, server time); until then one is on its way. */
    waitsUntil: state.matches('counting') ? state.context.expiresAt : null,
    refusal: state.context.refusal,
    send: () => send({ type: 'SEND' }),
  };
}
