import { useRef, useState } from 'react';
import type { ChartGraph } from '#libs/platform/common/chart-graph';
import { statesOf } from '#libs/platform/common/chart-steps';
import { Button } from '../../ui/forms/button';
import { Beside } from '../../ui/layout/beside';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import type { ChartLayout } from '../diagrams/layout';
import { Diagram } from './diagram';
import { EventList } from './event-list';
import { JsonField } from './json-field';
import { labels } from './labels';
import styles from './machines.module.css';
import type { Listed } from './registry';
import type { Samples } from './samples';
import { edgesFrom, type Fields, type Moment, type OpenEvent, openEvents } from './simulation';
import { useSimulation } from './use-simulation';

interface SimulationPanelProps {
  listed: Listed;
  graph: ChartGraph;
  layout: ChartLayout | null;
  samples: Samples;
}

const textOf = ({ label, snapshot }: Moment) =>
  `${label ?? labels.beginning} → ${statesOf(snapshot).join(', ')}`;

function History({ moments }: { moments: Moment[] }) {
  return (
    <Text as="ol" size="small" className={styles.trail}>
      {moments.map((moment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <li key={at} aria-current={at === moments.length - 1 ? 'step' : undefined}>
          {textOf(moment)}
        </li>
      ))}
    </Text>
  );
}

/** A chart or machine that takes events, without any effect. */
export function SimulationPanel({ listed, graph, layout, samples }: SimulationPanelProps) {
  const simulation = useSimulation(listed, samples);
  const [typed, setTyped] = useState<Record<string, Fields>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const { now, moments } = simulation;
  const fieldsOf = ({ label }: OpenEvent) => typed[label] ?? samples.fields?.[label] ?? {};
  const events = openEvents(graph, now);
  const canTake = (open: OpenEvent) => simulation.canTake(open, fieldsOf(open));
  const takeable = events.filter(canTake);
  const edges = edgesFrom(graph, statesOf(now.snapshot));
  const takeEdge = (id: string) => {
    const edge = edges.find((one) => one.id === id);
    const open = takeable.find(({ event }) => event === edge?.event);
    if (open) simulation.take(open, fieldsOf(open));
  };
  const openEdges = edges.filter(({ event }) => takeable.some((open) => open.event === event));
  return (
    <Beside
      side={
        <>
          <p role="status">
            {labels.now} <strong>{statesOf(now.snapshot).join(', ')}</strong>
          </p>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {labels.events}
          </h2>
          <EventList
            events={events}
            fieldsOf={fieldsOf}
            canTake={canTake}
            onTake={(open) => {
              simulation.take(open, fieldsOf(open));
              // The button that was pressed is perhaps gone.
              heading.current?.focus({ preventScroll: true });
            }}
            onFields={(open, fields) => setTyped({ ...typed, [open.label]: fields })}
          />
          {listed.kind === 'machine' ? (
            <details className={styles.fields}>
              <summary>{labels.context}</summary>
              <pre className={styles.code}>{JSON.stringify(now.snapshot.context, null, 2)}</pre>
            </details>
          ) : (
            samples.context && (
              <JsonField
                label={labels.context}
                hint={labels.contextHint}
                value={samples.context}
                onChange={simulation.setContext}
              />
            )
          )}
          <h2>{labels.history}</h2>
          <History moments={moments} />
          <Row>
            <Button size="small" disabled={moments.length === 1} onClick={simulation.back}>
              {labels.back}
            </Button>
            <Button size="small" disabled={moments.length === 1} onClick={simulation.reset}>
              {labels.reset}
            </Button>
          </Row>
        </>
      }
    >
      {layout && (
        <Diagram
          id={graph.id}
          layout={layout}
          states={statesOf(now.snapshot)}
          taken={now.edges}
          open={openEdges.map(({ id }) => id)}
          onTake={takeEdge}
        />
      )}
    </Beside>
  );
}
