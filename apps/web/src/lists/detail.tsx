import type { ReactNode } from 'react';
import { CopyId } from '../ui/data/copy-id';
import { Figure } from '../ui/data/figure';
import { Beside } from '../ui/layout/beside';
import { Row } from '../ui/layout/row';
import { Stack } from '../ui/layout/stack';
import { Text } from '../ui/layout/text';

interface DetailProps {
  /** An amount that the thing is about. */
  amount?: string;
  /** Under the amount: to whom, between whom. */
  note?: ReactNode;
  status: ReactNode;
  /** What the status means, and what follows. */
  sentence?: ReactNode;
  /** The one next thing to do. */
  actions?: ReactNode;
  /** What support asks for. */
  number?: { label: string; value: string };
  /** What stands beside it: the timeline, a proof. */
  aside: ReactNode;
  children?: ReactNode;
}

/** One thing: its amount, its state in a sentence, what may be done, and how it came about. */
export function Detail(props: DetailProps) {
  const { amount, note, status, sentence, actions, number, aside, children } = props;
  return (
    <Beside side={aside}>
      {(amount || note) && (
        <div>
          {amount && <Figure size="large">{amount}</Figure>}
          {note && (
            <Text as="div" tone="muted">
              {note}
            </Text>
          )}
        </div>
      )}
      <Stack role="status" gap={2} align="start">
        {status}
        {sentence && <p>{sentence}</p>}
      </Stack>
      {actions && <Row gap={4}>{actions}</Row>}
      {children}
      {number && (
        <Text tone="muted" size="small">
          {number.label} <CopyId short value={number.value} />
        </Text>
      )}
    </Beside>
  );
}

/** The one thing to do next, and beside it until when. */
export function NextAction({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      {note && (
        <Text tone="muted" size="small">
          {note}
        </Text>
      )}
    </>
  );
}
