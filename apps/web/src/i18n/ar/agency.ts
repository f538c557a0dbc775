import type { agency as english } from '../en/agency';
import type { SixForms, Words } from '../phrases';
import { agentCentre } from './agent-centre';
import { contract } from './contract';
import { registrationLink } from './registration-link';
import { salary } from './salary';
import { team } from './team';
import { transfer } from './transfer';

export const agency: Words<typeof english, SixForms> = {
  agentCentre,
  team,
  salary,
  registrationLink,
  transfer,
  contract,
};
