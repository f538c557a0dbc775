import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import type { ApiError } from '../../data/calls/api-error';
import { enterSession } from '../../data/session/enter-session';
import { PATHS } from '../../routes/paths';
import { useLatest } from '../../ui/hooks/use-latest';
import { askForLink, resetWithCode, resetWithLink } from './recovery.api';
import {
  type CodeReset,
  type LinkRequest,
  type LinkReset,
  type RecoveryTab,
  recoveryMachine,
} from './recovery.machine';

const machine = recoveryMachine.provide({
  actors: {
    askLink: fromPromise<void, LinkRequest>(({ input }) => askForLink(input)),
    resetByCode: fromPromise(({ input }: { input: CodeReset }) => resetWithCode(input)),
    resetByLink: fromPromise<void, LinkReset>(({ input }) => resetWithLink(input)),
  },
});

export type Recovery = ReturnType<typeof useRecovery>;

/** The way back to an account. `onRecovered` is told before the session begins. */
export function useRecovery(begin: { tab: RecoveryTab; token: string | null }, onRecovered: () => void) {
  const [state, send] = useMachine(machine, { input: begin });
  const { session, refusal, tab, challenge } = state.context;
  const latest = useLatest(onRecovered);
  useEffect(() => {
    if (!session) return;
    latest.current();
    enterSession(session, { landing: PATHS.home });
  }, [session]);
  return {
    state,
    tab,
    refusal,
    /** The further check that takes over. */
    challenge: state.matches('verifying') ? challenge : null,
    busy:
      state.matches({ email: 'sending' }) ||
      state.matches({ mobile: 'submitting' }) ||
      state.matches({ link: 'submitting' }) ||
      state.matches('recovered'),
    choose: (next: RecoveryTab) => send({ type: 'TAB', tab: next }),
    ask: (request: LinkRequest) => send({ type: 'ASK', request }),
    resetByCode: (reset: CodeReset) => send({ type: 'RESET', reset }),
    setPassword: (newPassword: string) => send({ type: 'SET', newPassword }),
    edit: () => send({ type: 'EDIT' }),
    again: () => send({ type: 'AGAIN' }),
    verified: (proved: SessionValue) => send({ type: 'VERIFIED', session: proved }),
    notVerified: (reason: ApiError | null) => send({ type: 'NOT_VERIFIED', refusal: reason }),
  };
}
