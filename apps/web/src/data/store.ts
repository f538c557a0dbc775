import { useSyncExternalStore } from 'react';

/** A value outside of React that many components read. */
export interface Store<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
  /** What the server draws with, and the browser while it takes the page over. */
  readonly first: State;
}

/** `now` is the value in the browser, where it differs from the one that the server draws with. */
export function createStore<State>(first: State, now: State = first): Store<State> {
  let state = now;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <State>(store: Store<State>): State => useStoreValue(store, (state) => state);

/** What `select` reads, a primitive or part of the state: only a change of that draws the component again. */
export const useStoreValue = <State, Value>(store: Store<State>, select: (state: State) => Value): Value =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.first),
  );
