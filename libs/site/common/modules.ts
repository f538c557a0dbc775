/** Modules of the specification's tree of switches (`whitelabel`); one that is not there is off. */
export const AGENT_POLICY = 'AGENTPOLICY';
