import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ChartGraph, graphOf } from '#libs/platform/common/chart-graph';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import type { ChartLayout } from '../diagrams/layout';
import { FollowForm } from './follow-form';
import { FollowPanel } from './follow-panel';
import { labels } from './labels';
import styles from './machines.module.css';
import type { Listed } from './registry';
import { SAMPLES } from './samples';
import { SimulationPanel } from './simulation-panel';

/** The layout comes in a chunk of its own: it is larger than all the rest together. */
function useLayout(graph: ChartGraph): { layout: ChartLayout | null; failed: boolean } {
  const [layout, setLayout] = useState<ChartLayout | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    import('../diagrams/layout')
      .then(({ layoutOf }) => layoutOf(graph))
      .then((drawn) => !left && setLayout(drawn))
      .catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [graph]);
  return { layout, failed };
}

/** One chart or machine: its diagram, and a simulation or a live thing in it. */
export function MachinePage({ listed }: { listed: Listed }) {
  const { machine, kind, source } = listed;
  const graph = useMemo(() => graphOf(machine), [machine]);
  const { layout, failed } = useLayout(graph);
  const [query] = useSearchParams();
  const followed = query.get('follow');
  const parts = { listed, graph, layout, samples: SAMPLES[machine.id] ?? {} };
  return (
    <Stack as="section" gap={4} lang="en" className={styles.page}>
      <Breadcrumb
        label={labels.path}
        items={[
          { id: 'all', label: labels.title, link: <Link to="/dev/machines" /> },
          { id: machine.id, label: machine.id },
        ]}
      />
      <header>
        <h1>{`${labels[kind]} ${machine.id}`}</h1>
        <Text tone="muted" size="small">
          {source}
        </Text>
      </header>
      {failed && <p role="alert">{labels.notDrawn}</p>}
      {!layout && !failed && <p role="status">{labels.drawing}</p>}
      {followed ? <FollowPanel key={followed} {...parts} id={followed} /> : <SimulationPanel {...parts} />}
      {kind === 'chart' && !followed && <FollowForm chart={machine.id} />}
    </Stack>
  );
}
