import { type ComponentType, lazy, type ReactNode } from 'react';
import { describeFailure, PartLoadError } from './part-load-error';
import { reloadedInstead } from './reload-once';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches it before it is drawn for the first time, as on the server, which waits for nothing. */
  ahead(): Promise<void>;
}

/** A script that is not there after this counts as failed, in milliseconds. */
const LOAD_WITHIN_MS = 120_000;

/** Of each part that could not be fetched: what makes its next drawing fetch it again. */
const failedParts = new Set<() => void>();

/** As `lazy` of React, but a part that could not be fetched may be fetched again: see `renewFailedParts`. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let failures = 0;
  let begun = false;
  const fetchPart = async () => {
    begun = true;
    try {
      return await inTime(load());
    } catch (cause) {
      failures += 1;
      const failure = await describeFailure(cause);
      if (reloadedInstead(failure, failures)) return new Promise<never>(() => undefined);
      failedParts.add(renew);
      throw failure;
    }
  };
  const renew = () => {
    Content = lazy(fetchPart);
  };
  // React keeps what its `lazy` failed with for good, so that each attempt is one of its own.
  let Content: ComponentType<Props> = lazy(fetchPart);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as `lazy` is
  const Part = (props: Props) => <Content {...props} />;
  Part.ahead = async () => {
    const { default: loaded } = await load();
    if (!begun) Content = loaded; // another type would be mounted anew
  };
  return Part;
}

/** To be called before parts that could not be fetched are drawn again. */
export function renewFailedParts(): void {
  for (const renew of failedParts) renew();
  failedParts.clear();
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PartLoadError('timeout')), LOAD_WITHIN_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
