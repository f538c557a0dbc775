import { createStore, useStore } from '../store';

/** What menus depend on, of who is logged in. */
export interface KnownMember {
  trial: boolean;
  /** At a brand that has agents. */
  agent: boolean;
  /** No agent, with an upline to whom money may be sent. */
  downline: boolean;
  /** Vendors keep wallets for the member. */
  wallets: boolean;
}

/** `null` until the member was read, and without one. */
const member = createStore<KnownMember | null>(null);

export const setKnownMember = (known: KnownMember | null): void => member.set(known);

/** For parts of the first picture, which needs no query cache; other parts use `useMemberInfo`. */
export const useKnownMember = (): KnownMember | null => useStore(member);
