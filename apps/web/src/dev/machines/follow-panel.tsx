import { useNavigate } from 'react-router-dom';
import { openMoves } from '#libs/platform/common/chart';
import type { ChartGraph } from '#libs/platform/common/chart-graph';
import type { ChartLayout } from '#libs/platform/common/chart-layout';
import { Button } from '../../ui/button';
import { StatusPill } from '../../ui/status-pill';
import { Diagram } from './diagram';
import styles from './machines.module.css';
import type { Listed } from './registry';
import type { Samples } from './samples';
import { type Followed, useFollowed } from './use-followed';
import { words } from './words';

interface FollowPanelProps {
  listed: Listed;
  graph: ChartGraph;
  layout: ChartLayout | null;
  samples: Samples;
  id: string;
}

const timeOf = ({ at }: Followed) => at.toLocaleTimeString('en', { hourCycle: 'h23' });

/** The ways that lead from the state before to the one now. */
function edgesBetween({ edges }: ChartGraph, trail: Followed[]): string[] {
  const [before, now] = trail.slice(-2);
  if (!before || !now) return [];
  return edges.filter(({ from, to }) => from === before.state && to === now.state).map(({ id }) => id);
}

function Line({ line, id }: { line: 'waiting' | 'open' | 'lost' | 'unknown'; id: string }) {
  if (line === 'open') return <StatusPill tone="gain">{words.following(id)}</StatusPill>;
  return <StatusPill tone={line === 'waiting' ? 'progress' : 'live'}>{words[line]}</StatusPill>;
}

/** A live thing on its chart: the mark moves when the thing moves. */
export function FollowPanel({ listed, graph, layout, samples, id }: FollowPanelProps) {
  const { trail, line } = useFollowed(graph.id, id);
  const navigate = useNavigate();
  const now = trail.at(-1);
  const moves = now ? openMoves(listed.machine, now.state, { ...samples.context, ...now.context }) : [];
  const open = graph.edges.filter(({ from, event }) => from === now?.state && moves.includes(event));
  return (
    <div className={styles.columns}>
      {layout && (
        <Diagram
          id={graph.id}
          layout={layout}
          states={now ? [now.state] : []}
          taken={edgesBetween(graph, trail)}
          open={open.map((edge) => edge.id)}
        />
      )}
      <div className={styles.panel}>
        <p>
          <Line line={line} id={id} />
        </p>
        <p role="status">
          {now && (
            <>
              {words.now} <strong>{now.state}</strong>
            </>
          )}
        </p>
        {now && (
          <p>
            {words.allowed}: {moves.join(', ') || words.nothing}
          </p>
        )}
        <h2>{words.trail}</h2>
        <ol className={styles.trail}>
          {trail.map((seen, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was seen is known by its place
            <li key={at}>
              {timeOf(seen)} {seen.state}
            </li>
          ))}
        </ol>
        {now && <pre className={styles.code}>{JSON.stringify(now.context, null, 2)}</pre>}
        <Button size="small" onClick={() => void navigate(`/dev/machines/${graph.id}`)}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
