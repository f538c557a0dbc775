export { IdentityHttpModule, IdentityModule } from './identity.module.js';
export { Member } from './member.entity.js';
export { Members } from './members.service.js';
export { NewMembers } from './new-members.js';
export { OperatorDoor } from './operator-door.js';
export { type Operator, Operators } from './operators.service.js';
export { Passwords } from './passwords.js';
export { Session } from './session.entity.js';
export { Sessions } from './sessions.service.js';
