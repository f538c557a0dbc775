import type { ReactNode } from 'react';
import { ListRow } from '../../ui/data/list-row';
import { StatusPill } from '../../ui/data/status-pill';
import { Button } from '../../ui/forms/button';

export interface Protection {
  icon: ReactNode;
  title: string;
  /** What it is now, in words. */
  state: string;
  /** It protects the account. */
  active: boolean;
  stateLabel: string;
  action?: { label: string; press: () => void };
}

/** One thing that protects the account. The one to do next stands out. */
export function ProtectionRow({ protection, next }: { protection: Protection; next: boolean }) {
  const { icon, title, state, active, stateLabel, action } = protection;
  return (
    <ListRow
      icon={icon}
      title={title}
      text={state}
      status={<StatusPill tone={active ? 'gain' : 'neutral'}>{stateLabel}</StatusPill>}
      action={
        action && (
          <Button
            size="small"
            tone={next ? 'primary' : 'quiet'}
            aria-label={`${title}: ${action.label}`}
            onClick={action.press}
          >
            {action.label}
          </Button>
        )
      }
    />
  );
}
