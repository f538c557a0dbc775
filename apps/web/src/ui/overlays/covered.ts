import { createContext, useContext, useState } from 'react';

const Covered = createContext(false);

/** Around a part whose dialogs are hidden, with all that was typed into them, while something else takes the page's place. */
export const CoveredProvider = Covered.Provider;

/** Whether an open dialog is hidden now. One that was stays mounted until it is closed. */
export function useCover(open: boolean): { covered: boolean; keepMounted: boolean } {
  const covered = useContext(Covered);
  const [keepMounted, setKeepMounted] = useState(false);
  const wanted = open && (covered || keepMounted);
  if (wanted !== keepMounted) setKeepMounted(wanted);
  return { covered, keepMounted: wanted };
}
