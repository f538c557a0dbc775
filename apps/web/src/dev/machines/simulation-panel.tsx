import { useRef, useState } from 'react';
import type { ChartGraph } from '#libs/platform/common/chart-graph';
import type { ChartLayout } from '#libs/platform/common/chart-layout';
import { statesOf } from '#libs/platform/common/chart-steps';
import { Button } from '../../ui/button';
import { Diagram } from './diagram';
import { EventList } from './event-list';
import { JsonField } from './json-field';
import styles from './machines.module.css';
import type { Listed } from './registry';
import type { Samples } from './samples';
import { edgesFrom, type Fields, type Moment, type OpenEvent, openEvents } from './simulation';
import { useSimulation } from './use-simulation';
import { words } from './words';

interface SimulationPanelProps {
  listed: Listed;
  graph: ChartGraph;
  layout: ChartLayout | null;
  samples: Samples;
}

const textOf = ({ label, snapshot }: Moment) =>
  `${label ?? words.beginning} → ${statesOf(snapshot).join(', ')}`;

function History({ moments }: { moments: Moment[] }) {
  return (
    <ol className={styles.trail}>
      {moments.map((moment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <li key={at} aria-current={at === moments.length - 1 ? 'step' : undefined}>
          {textOf(moment)}
        </li>
      ))}
    </ol>
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
    <div className={styles.columns}>
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
      <div className={styles.panel}>
        <p role="status">
          {words.now} <strong>{statesOf(now.snapshot).join(', ')}</strong>
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {words.events}
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
            <summary>{words.context}</summary>
            <pre className={styles.code}>{JSON.stringify(now.snapshot.context, null, 2)}</pre>
          </details>
        ) : (
          samples.context && (
            <JsonField
              label={words.context}
              hint={words.contextHint}
              value={samples.context}
              onChange={simulation.setContext}
            />
          )
        )}
        <h2>{words.history}</h2>
        <History moments={moments} />
        <div className={styles.row}>
          <Button size="small" disabled={moments.length === 1} onClick={simulation.back}>
            {words.back}
          </Button>
          <Button size="small" disabled={moments.length === 1} onClick={simulation.reset}>
            {words.reset}
          </Button>
        </div>
      </div>
    </div>
  );
}
