import { useMomentText } from '../i18n/use-moment-text';
import { Timeline, type TimelineItem } from '../ui/data/timeline';

export interface Step {
  label: string;
  /** ISO 8601; `null` where a step to come has no time yet. */
  at: string | null;
  note?: string | undefined;
  failed?: boolean;
}

interface ActivityProps {
  label: string;
  past: Step[];
  /** What follows on the usual way. */
  ahead?: Step[];
  /** Nothing can follow: the last step is not under way. */
  isOver: boolean;
}

/** How a thing came to where it is, and what is still to come. */
export function Activity({ label, past, ahead = [], isOver }: ActivityProps) {
  const { dateTime } = useMomentText();
  const itemOf =
    (stateOf: (step: Step, index: number) => TimelineItem['state']) =>
    (step: Step, index: number): TimelineItem => {
      const state = stateOf(step, index);
      const { label: name, note, at } = step;
      return {
        id: `${state}-${index}`,
        label: name,
        state,
        ...(note !== undefined && { note }),
        ...(at !== null && { time: dateTime(at) }),
      };
    };
  const isLast = (index: number) => index === past.length - 1;
  const items = [
    ...past.map(
      itemOf(({ failed }, index) => (failed ? 'failed' : isLast(index) && !isOver ? 'now' : 'done')),
    ),
    ...ahead.map(itemOf(() => 'todo')),
  ];
  return <Timeline label={label} items={items} />;
}
