import { platformErrors } from '../common/errors.js';
import { AppError } from '../http/app-error.js';

/** The columns of a case that operators claim: who has it, under which account, and when that one acted last. */
export interface ClaimColumns {
  claimedBy: string | null;
  claimedAs: string | null;
  claimedAt: Date | null;
}

export interface ClaimHolder {
  id: string;
  account: string;
}

/** The columns of a case that nobody holds. */
export const NO_CLAIM = { claimedBy: null, claimedAs: null, claimedAt: null } satisfies ClaimColumns;

/** The operator who holds the case, or `null`: a claim has expired if its holder has not acted since `idleSince`. */
export function claimHolder(
  { claimedBy, claimedAs, claimedAt }: ClaimColumns,
  idleSince: Date,
): ClaimHolder | null {
  if (claimedBy === null || claimedAs === null || claimedAt === null) return null;
  return claimedAt > idleSince ? { id: claimedBy, account: claimedAs } : null;
}

/** The columns that claim a locked case for the operator. @throws AppError 409 if another one holds it */
export function claimFor({ id, account }: ClaimHolder, holder: ClaimHolder | null, now: Date): ClaimColumns {
  if (holder && holder.id !== id)
    throw new AppError(platformErrors.error_claimed_by_another, { params: { operator: holder.account } });
  return { claimedBy: id, claimedAs: account, claimedAt: now };
}
