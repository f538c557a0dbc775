import { useRef, useState } from 'react';
import type { AnyCall, RequestOf, ValueOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf, NETWORK_ERROR } from '../data/calls/api-error';
import { createCommandSender } from './command-sender';

export interface Command<C extends AnyCall> {
  call: C;
  /** The value, or `undefined` where it was refused, got no answer, or an earlier press is still under way. */
  run: (input: RequestOf<C> | Promise<RequestOf<C>>, images?: File[]) => Promise<ValueOf<C> | undefined>;
  busy: boolean;
  /** What the server said against the last one. */
  refusal: ApiError | null;
  clear: () => void;
}

interface CommandOptions<C extends AnyCall> {
  /** Awaited while the command still counts as busy. */
  onDone?: (value: ValueOf<C>) => unknown;
  /** After any answer, a refusal too: somebody else may have been first. */
  onAnswer?: (refusal: ApiError | null) => unknown;
}

/** Something that a person has the server do, once: presses while it is under way are ignored. */
export function useCommand<C extends AnyCall>(
  call: C,
  { onDone, onAnswer }: CommandOptions<C> = {},
): Command<C> {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [send] = useState(() => createCommandSender(call));
  const running = useRef(false);

  const run: Command<C>['run'] = async (input, images) => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const sent = send(await input, images);
      const failure = await sent.then(() => null, apiErrorOf);
      if (failure) {
        setRefusal(failure);
        if (failure.code !== NETWORK_ERROR) onAnswer?.(failure);
        return undefined;
      }
      const value = await sent;
      await onDone?.(value);
      onAnswer?.(null);
      return value;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { call, run, busy, refusal, clear: () => setRefusal(null) };
}
