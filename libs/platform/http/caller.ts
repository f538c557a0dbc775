import type { AnyCall, Closure, Permission, Role } from '../common/call.js';

/** Who sends a call, on which brand and from which address. Set by the access guard before anything else runs. */
export interface Caller {
  role: Role;
  brand: string;
  /** Network address, from a trusted proxy's header only. */
  address: string;
  /** Id of the member or operator; `null` for a guest or a signed call. */
  person: string | null;
  session: string | null;
  /**
   * ISO 3166 alpha-2, from a trusted proxy's header only; `null` if it reports none, nothing where this installation is not told any
   * countries.
   */
  country?: string | null | undefined;
  /** Why the site is closed to the caller; `null` while it is open. */
  closure: Closure | null;
}

export type LoggedIn = Caller & { person: string; session: string };

/** An active operator, loaded by the access guard. */
export type OperatorCaller = LoggedIn & {
  role: 'operator';
  /** The same as `person`. */
  id: string;
  account: string;
  /** Of all roles that he has at the moment of this call. */
  permissions: ReadonlySet<Permission>;
  /** Until when his last one-time code counts as fresh; `null` if he gave none in this session. */
  elevatedUntil: Date | null;
};

/** The type of the caller, by the access of a call: `Caller` if guests may call, `OperatorCaller` if only operators may. */
export type CallerFor<C extends AnyCall> = C['access'] extends readonly Role[]
  ? 'guest' extends C['access'][number]
    ? Caller
    : C['access'][number] extends 'operator'
      ? OperatorCaller
      : LoggedIn
  : Caller;

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | OperatorCaller;
  }
}
