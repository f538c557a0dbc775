import { randomUUID } from 'node:crypto';
import { Entitlement } from './entitlement.entity.js';

type Given = Pick<Entitlement, 'campaign' | 'version' | 'brand' | 'member' | 'occurrence' | 'status'> &
  Partial<Pick<Entitlement, 'deposit' | 'amount' | 'cost' | 'lapsesAt' | 'heldAt'>>;

/** A claim to a reward that is not stored yet. */
export function newEntitlement(given: Given, createdAt: Date): Entitlement {
  const none = { deposit: null, amount: null, cost: 0n, lapsesAt: null, heldAt: null };
  return Object.assign(new Entitlement(), none, given, { id: randomUUID(), createdAt });
}
