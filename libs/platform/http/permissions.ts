import type { Permission } from '../common/call.js';

const declared = new Set<Permission>();

/** Called while modules load, for what a call or an act of two operators needs. */
export function declarePermission(permission: Permission): void {
  if (permission !== 'any-operator') declared.add(permission);
}

/** Every permission that the calls and acts of this program need, in alphabetical order: what a role may consist of. */
export const declaredPermissions = (): Permission[] => [...declared].sort();
