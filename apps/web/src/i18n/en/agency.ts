import { agentCentre } from './agent-centre';
import { contract } from './contract';
import { registrationLink } from './registration-link';
import { salary } from './salary';
import { team } from './team';
import { transfer } from './transfer';

/** Phrases of the agents' pages, a file of their own that members do not load. */
export const agency = { agentCentre, team, salary, registrationLink, transfer, contract };
