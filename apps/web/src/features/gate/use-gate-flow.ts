import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useDialogPlace } from '../session/use-dialog-place';
import { type Visitor, whoIsHere } from '../session/visitor';
import { gateMachine } from './gate.machine';
import type { GateWish } from './gate-store';
import { useFullAccount } from './use-full-account';

/** The gate before a wish, with the ways that lead away from it. */
export function useGateFlow({ proceed, returnTo }: GateWish) {
  const navigate = useNavigate();
  const place = useDialogPlace();
  const openAccount = useFullAccount(returnTo);
  const [state, send] = useMachine(
    gateMachine.provide({
      actors: { look: fromPromise<Visitor>(whoIsHere) },
      actions: {
        proceed,
        askLogin: () => void navigate('/login', { state: { ...place, ...(returnTo && { returnTo }) } }),
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
