import { useNavigate } from 'react-router-dom';
import { openMoves } from '#libs/platform/common/chart';
import type { ChartGraph } from '#libs/platform/common/chart-graph';
import { StatusPill } from '../../ui/data/status-pill';
import { Button } from '../../ui/forms/button';
import { Beside } from '../../ui/layout/beside';
import { Text } from '../../ui/layout/text';
import type { ChartLayout } from '../diagrams/layout';
import { Diagram } from './diagram';
import { labels } from './labels';
import styles from './machines.module.css';
import type { Listed } from './registry';
import type { Samples } from './samples';
import { type Followed, useFollowed } from './use-followed';

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
  if (line === 'open') return <StatusPill tone="gain">{labels.following(id)}</StatusPill>;
  return <StatusPill tone={line === 'waiting' ? 'progress' : 'live'}>{labels[line]}</StatusPill>;
}

/** A live thing on its chart: the mark moves when the thing moves. */
export function FollowPanel({ listed, graph, layout, samples, id }: FollowPanelProps) {
  const { trail, line } = useFollowed(graph.id, id);
  const navigate = useNavigate();
  const now = trail.at(-1);
  const moves = now ? openMoves(listed.machine, now.state, { ...samples.context, ...now.context }) : [];
  const open = graph.edges.filter(({ from, event }) => from === now?.state && moves.includes(event));
  return (
    <Beside
      side={
        <>
          <p>
            <Line line={line} id={id} />
          </p>
          <p role="status">
            {now && (
              <>
                {labels.now} <strong>{now.state}</strong>
              </>
            )}
          </p>
          {now && (
            <p>
              {labels.allowed}: {moves.join(', ') || labels.nothing}
            </p>
          )}
          <h2>{labels.trail}</h2>
          <Text as="ol" size="small" className={styles.trail}>
            {trail.map((seen, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was seen is known by its place
              <li key={at}>
                {timeOf(seen)} {seen.state}
              </li>
            ))}
          </Text>
          {now && <pre className={styles.code}>{JSON.stringify(now.context, null, 2)}</pre>}
          <Button size="small" onClick={() => void navigate(`/dev/machines/${graph.id}`)}>
            {labels.leave}
          </Button>
        </>
      }
    >
      {layout && (
        <Diagram
          id={graph.id}
          layout={layout}
          states={now ? [now.state] : []}
          taken={edgesBetween(graph, trail)}
          open={open.map((edge) => edge.id)}
        />
      )}
    </Beside>
  );
}
