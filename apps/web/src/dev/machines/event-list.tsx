import { Button } from '../../ui/button';
import { JsonField } from './json-field';
import styles from './machines.module.css';
import type { Fields, OpenEvent } from './simulation';
import { words } from './words';

interface EventListProps {
  events: OpenEvent[];
  fieldsOf: (event: OpenEvent) => Fields;
  canTake: (event: OpenEvent) => boolean;
  onTake: (event: OpenEvent) => void;
  onFields: (event: OpenEvent, fields: Fields) => void;
}

/** What may come now, with what it carries. */
export function EventList({ events, fieldsOf, canTake, onTake, onFields }: EventListProps) {
  if (events.length === 0) return <p>{words.ended}</p>;
  return (
    <ul className={styles.events}>
      {events.map((open) => {
        const closed = !canTake(open);
        const fields = fieldsOf(open);
        return (
          <li key={open.event} className={styles.event}>
            <Button size="small" disabled={closed} onClick={() => onTake(open)}>
              {open.label}
            </Button>
            {open.guards.length > 0 && (
              <span className={styles.guards}>
                [{open.guards.join(', ')}] {closed && words.closed}
              </span>
            )}
            {Object.keys(fields).length > 0 && (
              <details className={styles.fields}>
                <summary>{words.payload(open.label)}</summary>
                <JsonField
                  hideLabel
                  label={words.payload(open.label)}
                  value={fields}
                  onChange={(changed) => onFields(open, changed)}
                />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
