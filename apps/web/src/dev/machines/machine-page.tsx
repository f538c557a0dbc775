import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ChartGraph, graphOf } from '#libs/platform/common/chart-graph';
import type { ChartLayout } from '#libs/platform/common/chart-layout';
import { Breadcrumb } from '../../ui/breadcrumb';
import { FollowForm } from './follow-form';
import { FollowPanel } from './follow-panel';
import styles from './machines.module.css';
import type { Listed } from './registry';
import { SAMPLES } from './samples';
import { SimulationPanel } from './simulation-panel';
import { words } from './words';

/** The layout comes in a chunk of its own: it is larger than all the rest together. */
function useLayout(graph: ChartGraph): { layout: ChartLayout | null; failed: boolean } {
  const [layout, setLayout] = useState<ChartLayout | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    import('#libs/platform/common/chart-layout')
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
    <section lang="en" className={styles.page}>
      <Breadcrumb
        label={words.path}
        items={[
          { id: 'all', label: words.title, link: <Link to="/dev/machines" /> },
          { id: machine.id, label: machine.id },
        ]}
      />
      <header>
        <h1>{`${words[kind]} ${machine.id}`}</h1>
        <p className={styles.source}>{source}</p>
      </header>
      {failed && <p role="alert">{words.notDrawn}</p>}
      {!layout && !failed && <p role="status">{words.drawing}</p>}
      {followed ? <FollowPanel key={followed} {...parts} id={followed} /> : <SimulationPanel {...parts} />}
      {kind === 'chart' && !followed && <FollowForm chart={machine.id} />}
    </section>
  );
}
