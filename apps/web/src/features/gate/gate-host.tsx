import { useEffect } from 'react';
import { GateDialog } from './gate-dialog';
import { type GateWish, leaveGate, useGateWish } from './gate-store';
import { useGateFlow } from './use-gate-flow';

/** The gate, over whatever page is on show. */
export function GateHost() {
  const wish = useGateWish();
  return wish && <OpenGate key={wish.number} wish={wish} />;
}

function OpenGate({ wish }: { wish: GateWish }) {
  const gate = useGateFlow(wish);
  useEffect(() => {
    if (gate.over) leaveGate();
  }, [gate.over]);
  return <GateDialog gate={gate} />;
}
