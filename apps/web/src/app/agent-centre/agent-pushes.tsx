import { useEffect } from 'react';
import {
  contractAccepted,
  contractOffered,
  contractRejected,
  contractTerminated,
} from '#libs/agency/common/contract.events';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { teamChanged } from '#libs/agency/common/team.events';
import { onPush } from '../../data/push/push-handlers';
import { useBoard } from '../../data/socket/use-board';
import { contractPushes } from '../../features/contract/contract.pushes';
import { contractToasts } from '../../features/contract/contract.toasts';
import { renewLinks } from '../../features/registration-link/registration-link.api';
import { salaryPushes } from '../../features/salary/salary.pushes';
import { salaryToasts } from '../../features/salary/salary.toasts';
import { renewTeam } from '../../features/team/team.api';
import { transferPushes } from '../../features/transfer/transfer.pushes';
import { PushTables } from '../push-tables';

const AGENT_PUSHES = [...contractPushes, ...salaryPushes, ...transferPushes];
const AGENT_TOASTS = [...contractToasts, ...salaryToasts];

const OF_TEAM = [
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

/** The tables of agents. Figures of the team come in bursts, and are read again with a pause between. */
export default function AgentPushes() {
  useBoard(teamChanged, renew, renew);
  useEffect(() => {
    const releases = OF_TEAM.map((push) => onPush(push, renewTeam));
    return () => {
      for (const release of releases) release();
    };
  }, []);
  return <PushTables pushes={AGENT_PUSHES} toasts={AGENT_TOASTS} />;
}
