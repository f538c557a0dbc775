import { useEffect } from 'react';
import { createStore, useStore } from '../../data/store';
import { useLatest } from '../../ui/hooks/use-latest';

/** What each key does; a key that may do nothing now is `undefined`. */
export type Shortcuts = Record<string, (() => void) | undefined>;

const STORED = 'operations.keys';
const keysActive = createStore(localStorage.getItem(STORED) !== 'off');

/** Whether single keys act. Who speaks to the computer, or rests a hand on it, can turn them off. */
export function useShortcutsSwitch() {
  const active = useStore(keysActive);
  const choose = (next: boolean) => {
    localStorage.setItem(STORED, next ? 'on' : 'off');
    keysActive.set(next);
  };
  return { active, choose };
}

const ALSO: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' };

/** Keys of a queue. They rest while somebody types, and while a dialog is open. */
export function useShortcuts(keys: Shortcuts): void {
  const { active } = useShortcutsSwitch();
  const latest = useLatest(keys);
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event)) return;
      const act = latest.current[ALSO[event.key] ?? event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}

function isBusy(event: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input:not([type="checkbox"]), select, textarea, [contenteditable]')) return true;
  return event.key === 'Enter' && at?.closest('button, a') !== null && at !== null;
}
