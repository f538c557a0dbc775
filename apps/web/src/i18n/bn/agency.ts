import type { AgencyPhrases } from '../lazy-phrases';
import { agentCentre } from './agent-centre';
import { contract } from './contract';
import { registrationLink } from './registration-link';
import { salary } from './salary';
import { team } from './team';
import { transfer } from './transfer';

export const agency: AgencyPhrases = { agentCentre, team, salary, registrationLink, transfer, contract };
