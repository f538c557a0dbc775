import type { LoggedIn, OperatorCaller } from '../http/caller.js';

/** The person behind a move, or the system: a due time, a rule, or the report of a provider. */
export type ActorContext = (
  | { kind: 'member' | 'guest'; id: string; address?: string }
  | { kind: 'operator'; id: string; account: string; address?: string }
  | { kind: 'system'; provider?: string; address?: undefined }
) & {
  /** The actor's part in this row, where the kind does not say it: a member may be `upline` or `downline`. */
  role?: string;
};

export type ActingOperator = Pick<OperatorCaller, 'id' | 'account' | 'brand' | 'address'>;

export const SYSTEM: ActorContext = { kind: 'system' };

/** The member, or the guest with a session, who makes a call. */
export const callerActor = ({
  role,
  ...caller
}: Pick<LoggedIn, 'role' | 'person' | 'address'>): ActorContext =>
  role === 'service-guest' ? { ...memberActor(caller), kind: 'guest' } : memberActor(caller);

export const memberActor = ({ person, address }: Pick<LoggedIn, 'person'> & { address?: string }) => ({
  kind: 'member' as const,
  id: person,
  address,
});

export const operatorActor = ({ id, account, address }: ActingOperator): ActorContext => ({
  kind: 'operator',
  id,
  account,
  address,
});

/** The actor as the audit names it: `member 100001`, `guest 100002`, `operator 12`, `provider bank`, `system`. */
export function auditName(actor: ActorContext): string {
  if (actor.kind !== 'system') return `${actor.kind} ${actor.id}`;
  return actor.provider === undefined ? 'system' : `provider ${actor.provider}`;
}

/** The id of the operator who acts, or `null` where somebody else does. */
export const operatorOf = (actor: ActorContext): string | null =>
  actor.kind === 'operator' ? actor.id : null;
