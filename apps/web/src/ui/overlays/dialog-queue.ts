import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Of dialogs that open by themselves, the most urgent first: a deadline runs, somebody asks, a greeting. */
const URGENCIES = ['deadline', 'question', 'greeting'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface OpenDialog {
  id: string;
  /** None for a dialog that the person opened. */
  urgency?: Urgency;
}

/**
 * Which of the dialogs that open by themselves is on show. It stays until it is closed, and none appears while the person
 * has a dialog open.
 */
export function turnOf(dialogs: readonly OpenDialog[], shown: string | null): string | null {
  if (dialogs.some(({ id }) => id === shown)) return shown;
  if (dialogs.some(({ urgency }) => urgency === undefined)) return null;
  const next = URGENCIES.map((urgency) => dialogs.find((dialog) => dialog.urgency === urgency));
  return next.find((dialog) => dialog !== undefined)?.id ?? null;
}

/** Between two dialogs, so that those which come together are compared and one has gone before the next appears. */
const GAP_MS = 250;

let dialogs: readonly OpenDialog[] = [];
let shown: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: readonly OpenDialog[]): void {
  dialogs = next;
  if (!dialogs.some(({ id }) => id === shown)) shown = null;
  clearTimeout(timer);
  if (shown === null) timer = setTimeout(() => show(turnOf(dialogs, null)), GAP_MS);
  for (const listener of listeners) listener();
}

function show(id: string | null): void {
  shown = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a dialog that wants to be open is: at once where the person opened it, else when its turn has come. */
export function useDialogTurn(open: boolean, urgency?: Urgency): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!open) return;
    change([...dialogs, { id, urgency }]);
    return () => change(dialogs.filter((dialog) => dialog.id !== id));
  }, [open, urgency, id]);
  const turn = useSyncExternalStore(
    subscribe,
    () => shown === id,
    () => false,
  );
  return open && (urgency === undefined || turn);
}

/** Calls `act` once for each time that it is `wanted`, when no dialog is open: for what opens one by its address. */
export function useWhenNoDialog(wanted: boolean, act: () => void): void {
  const done = useRef(false);
  const free = useSyncExternalStore(
    subscribe,
    () => dialogs.length === 0,
    () => false,
  );
  useEffect(() => {
    if (!wanted) done.current = false;
    if (!wanted || !free || done.current) return;
    done.current = true;
    act();
  }, [wanted, free, act]);
}
