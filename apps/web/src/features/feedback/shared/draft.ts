import { useEffect } from 'react';

const keyOf = (name: string) => `draft:${name}`;

/** What was typed and not sent, for as long as this tab is open. */
export const readDraft = (name: string): string => sessionStorage.getItem(keyOf(name)) ?? '';

/** Keeps what is typed; nothing where it was sent. */
export function useStoredDraft(name: string, text: string): void {
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  }, [name, text]);
}
