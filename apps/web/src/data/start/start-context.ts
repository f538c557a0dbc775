import { createContext, useContext } from 'react';
import type { Start } from './start';

const StartContext = createContext<Start | null>(null);
export const StartProvider = StartContext.Provider;

export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('StartProvider is missing');
  return start;
}
