export {
  AuthenticationHttpModule,
  AuthenticationJobsModule,
  AuthenticationModule,
} from './authentication.module.js';
export { closeTrial } from './free-play/trial.job-definitions.js';
export { NewOperators } from './operators/new-operators.js';
export type { Operator } from './operators/operator.js';
export { OperatorAuthenticator } from './operators/operator-authenticator.js';
export { OperatorChanges } from './operators/operator-changes.js';
export { OperatorMembers } from './operators/operator-members.js';
export { OperatorRoles } from './operators/operator-roles.js';
export { OperatorSessions } from './operators/operator-sessions.js';
export { Operators } from './operators/operators.service.js';
export { SetupCodes } from './operators/setup-codes.js';
export { Passwords } from './passwords/passwords.js';
export { PaymentPasswords } from './passwords/payment-passwords.js';
export { sendResetLink } from './recovery/recovery.job-definitions.js';
export { AccountFieldRules } from './registration/account-field-rules.js';
export { carryOutFactorReset } from './second-factor/factor-reset.job-definitions.js';
export { FactorResetQueries } from './second-factor/factor-reset-queries.js';
export { FactorResets } from './second-factor/factor-resets.service.js';
export { MemberSessions } from './sessions/member-sessions.js';
export { Session } from './sessions/session.entity.js';
export { type SessionOpening, SessionOpenings } from './sessions/session-openings.js';
export { Sessions } from './sessions/sessions.service.js';
