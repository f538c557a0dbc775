export { AccountOpening } from './account-opening.js';
export { CODE_FIELDS, type InvitationCodes, Invitations, type TreePosition } from './invitations.js';
export { Member } from './member.entity.js';
export { MemberTags } from './member-tags.js';
export { MembersHttpModule, MembersModule } from './members.module.js';
export { Members } from './members.service.js';
export { type NewMember, NewMembers } from './new-members.js';
export { type Owner, ownAuditEntry } from './own-audit-entry.js';
export { type Downline, type Relative, Tree } from './tree.js';
