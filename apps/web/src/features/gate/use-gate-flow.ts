import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { type Visitor, whoIsHere } from '../../data/session/visitor';
import { PATHS } from '../../routes/paths';
import { useDialogPlace } from '../../routes/use-dialog-place';
import { gateMachine } from './gate.machine';
import type { GateRequest } from './shared/gate-store';
import { useFullAccount } from './shared/use-full-account';

/** The gate for one request, with the ways that lead away from it. */
export function useGateFlow({ proceed, returnTo }: GateRequest) {
  const navigate = useNavigate();
  const place = useDialogPlace();
  const openAccount = useFullAccount(returnTo);
  const [state, send] = useMachine(
    gateMachine.provide({
      actors: { look: fromPromise<Visitor>(whoIsHere) },
      actions: {
        proceed,
        askLogin: () => void navigate(PATHS.login, { state: { ...place, ...(returnTo && { returnTo }) } }),
        openAccount: () => void openAccount(),
      },
    }),
  );
  return {
    needsAccount: state.matches('needsAccount'),
    /** A trial account was turned away. */
    closed: ['needsAccount', 'openingAccount', 'dismissed'].includes(state.value),
    refusal: state.matches('refused') ? state.context.refusal : null,
    over: state.status === 'done',
    confirm: () => send({ type: 'CONFIRM' }),
    dismiss: () => send({ type: 'DISMISS' }),
    retry: () => send({ type: 'RETRY' }),
  };
}

export type GateFlow = ReturnType<typeof useGateFlow>;
