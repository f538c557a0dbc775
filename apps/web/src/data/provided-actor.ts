import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** An actor of a machine that a hook or a test has to provide: by itself a machine has no effects. */
export const providedActor = <Value, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Value, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
