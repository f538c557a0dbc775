import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { JsonField } from './json-field';
import { labels } from './labels';
import styles from './machines.module.css';
import type { Fields, OpenEvent } from './simulation';

interface EventListProps {
  events: OpenEvent[];
  fieldsOf: (event: OpenEvent) => Fields;
  canTake: (event: OpenEvent) => boolean;
  onTake: (event: OpenEvent) => void;
  onFields: (event: OpenEvent, fields: Fields) => void;
}

/** What may come now, with what it carries. */
export function EventList({ events, fieldsOf, canTake, onTake, onFields }: EventListProps) {
  if (events.length === 0) return <p>{labels.ended}</p>;
  return (
    <Stack as="ul" gap={2}>
      {events.map((open) => {
        const closed = !canTake(open);
        const fields = fieldsOf(open);
        return (
          <Row as="li" gap={2} key={open.event}>
            <Button size="small" disabled={closed} onClick={() => onTake(open)}>
              {open.label}
            </Button>
            {open.guards.length > 0 && (
              <Text as="span" tone="muted" size="small">
                [{open.guards.join(', ')}] {closed && labels.closed}
              </Text>
            )}
            {Object.keys(fields).length > 0 && (
              <details className={styles.fields}>
                <summary>{labels.payload(open.label)}</summary>
                <JsonField
                  hideLabel
                  label={labels.payload(open.label)}
                  value={fields}
                  onChange={(changed) => onFields(open, changed)}
                />
              </details>
            )}
          </Row>
        );
      })}
    </Stack>
  );
}
