import { useEffect } from 'react';
import {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '#libs/agency/common/contract.events';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { teamChanged } from '#libs/agency/common/team.events';
import { onPush } from '../../realtime/push-handlers';
import { useBoard } from '../../realtime/use-board';
import { renewLinks } from '../registration-link/registration-link.api';
import { renewTeam } from '../team/team.api';

const PUSHES = [
  contractOffered,
  contractAccepted,
  contractRejected,
  contractTerminated,
  salaryPaid,
  dividendPaid,
] as const;

function renew(): void {
  renewTeam();
  renewLinks();
}

/** Figures and lists follow what happens below: those on show are read again at once, others when they are opened. */
export default function AgentUpdates() {
  useBoard(teamChanged, renew, renew);
  useEffect(() => {
    const forget = PUSHES.map((push) => onPush(push, renewTeam));
    return () => {
      for (const each of forget) each();
    };
  }, []);
  return null;
}
