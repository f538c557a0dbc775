import { type ReactNode, useState } from 'react';
import type { AnyCall } from '#libs/platform/common/call';
import type { ApiError } from '../../data/calls/api-error';
import { FormRefusal } from '../../forms/form-refusal';
import { Button, type ButtonProps } from '../../ui/forms/button';
import styles from './case.module.css';
import { useHasPermission } from './operator-store';
import { type Shortcuts, useShortcuts } from './use-shortcuts';

export interface Action {
  label: string;
  tone?: ButtonProps['tone'];
  /** The single key that makes the move. */
  hotkey?: string;
  /** Asks before the move is made; without it `run` makes it at once. */
  dialog?: (close: () => void) => ReactNode;
  run?: () => void;
  busy?: boolean;
  /** The call that it makes: without its permission the operator does not see the action. */
  call?: AnyCall;
}

interface CaseActionsProps {
  /** What this operator may do now; `false` is left out. */
  actions: (Action | false | null | undefined)[];
  /** Why the last move that needs no dialog was refused. */
  refusal?: ApiError | null;
}

/** The buttons of a case, their keys, and the dialog of the move that was chosen. */
export function CaseActions({ actions, refusal }: CaseActionsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const hasPermission = useHasPermission();
  const open = actions.filter((move) => !!move).filter(({ call }) => hasPermission(call?.permission));
  // The move may be taken away while it is asked about: somebody else was first.
  if (asked !== null && !open.some(({ label }) => label === asked)) setAsked(null);
  const begin = ({ label, dialog, run }: Action) => (dialog ? setAsked(label) : run?.());
  const keys: Shortcuts = {};
  for (const move of open) if (move.hotkey) keys[move.hotkey] = () => begin(move);
  useShortcuts(keys);
  if (open.length === 0) return null;
  return (
    <>
      <div className={styles.actions}>
        {open.map((move) => (
          <Button key={move.label} tone={move.tone} loading={move.busy} onClick={() => begin(move)}>
            {move.label}
          </Button>
        ))}
      </div>
      {refusal !== undefined && <FormRefusal refusal={refusal} />}
      {open.find(({ label }) => label === asked)?.dialog?.(() => setAsked(null))}
    </>
  );
}
