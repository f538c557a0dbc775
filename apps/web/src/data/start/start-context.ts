import { createContext, useContext } from 'react';
import type { Start } from './start';

const StartContext = createContext<Start | null>(null);
export const StartProvider = StartContext.Provider;

/** The origin that images come from; `null` for the page's own, as in the operators' pages. */
export const useImageHost = (): string | null => useContext(StartContext)?.imageHost ?? null;

export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('StartProvider is missing');
  return start;
}
