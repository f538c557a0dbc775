import { randomUUID } from 'node:crypto';
import { NO_CLAIM } from '#libs/platform/transitions/operator-claim';
import { Entitlement } from './entitlement.entity.js';

type Given = Pick<Entitlement, 'campaign' | 'version' | 'brand' | 'member' | 'occurrence'> &
  Partial<Pick<Entitlement, 'deposit' | 'amount' | 'cost' | 'lapsesAt' | 'heldAt' | 'triesLeft'>>;

/** A claim to a reward that is not stored yet. */
export function newEntitlement(given: Given, status: Entitlement['status'], createdAt: Date): Entitlement {
  const { campaign, version, brand, member, occurrence } = given;
  const { deposit = null, amount = null, cost = 0n, lapsesAt = null, heldAt = null } = given;
  const { triesLeft = null } = given;
  return Object.assign(new Entitlement(), {
    id: randomUUID(),
    campaign,
    version,
    brand,
    member,
    occurrence,
    deposit,
    status,
    amount,
    cost,
    lapsesAt,
    heldAt,
    triesLeft,
    ...NO_CLAIM,
    createdAt,
  });
}
