import { useEffect } from 'react';
import { GateDialog } from './gate-dialog';
import { type GateRequest, leaveGate, useGateRequest } from './shared/gate-store';
import { useGateFlow } from './use-gate-flow';

/** The gate, over whatever page is on show. */
export function GateHost() {
  const request = useGateRequest();
  return request && <OpenGate key={request.number} request={request} />;
}

function OpenGate({ request }: { request: GateRequest }) {
  const gate = useGateFlow(request);
  useEffect(() => {
    if (gate.over) leaveGate();
  }, [gate.over]);
  return <GateDialog gate={gate} />;
}
