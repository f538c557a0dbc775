import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { type OperatorSessionValue, operatorLogin } from '#libs/authentication/common/operator.calls';

import { callApi } from '../../data/calls/call-api';
import { type OperatorCredentials, operatorLoginMachine } from './operator-login.machine';
import { beginOperator } from './operator-store';

const machine = operatorLoginMachine.provide({
  actors: {
    submit: fromPromise<OperatorSessionValue, OperatorCredentials>(({ input }) =>
      callApi(operatorLogin, { ...input, account: input.account.trim() }),
    ),
  },
});

/** The page of the queues, which is no page of this application, or nothing: never an address of another site. */
function foreignReturn(): string | null {
  const to = new URLSearchParams(window.location.search).get('returnTo');
  return to?.startsWith('/ops/queues') ? to : null;
}

/** The log-in flow. Once the cookie is there, the queue is drawn, or the page that sent the operator here is opened. */
export function useOperatorLogin() {
  const [state, send] = useMachine(machine);
  const { session, refusal } = state.context;
  useEffect(() => {
    if (!session) return;
    const to = foreignReturn();
    if (to) window.location.assign(to);
    else beginOperator(session);
  }, [session]);
  return {
    busy: state.matches('submitting') || state.matches('loggedIn'),
    refusal,
    submit: (credentials: OperatorCredentials) => send({ type: 'SUBMIT', credentials }),
    clear: () => send({ type: 'EDIT' }),
  };
}
