import { Link, Navigate, useParams } from 'react-router-dom';
import { graphOf } from '#libs/platform/common/chart-graph';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { labels } from './labels';
import { MachinePage } from './machine-page';
import styles from './machines.module.css';
import { LISTED, type Listed } from './registry';

function Card({ machine, source }: Listed) {
  const { states, edges } = graphOf(machine);
  return (
    <li>
      <Link to={`/dev/machines/${machine.id}`} className={styles.card}>
        <strong>{machine.id}</strong>
        <span>{labels.size(states.length - 1, edges.length)}</span>
        <Text as="span" tone="muted" size="small">
          {source}
        </Text>
      </Link>
    </li>
  );
}

function Group({ title, kind }: { title: string; kind: Listed['kind'] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {LISTED.filter((listed) => listed.kind === kind).map((listed) => (
          <Card key={listed.machine.id} {...listed} />
        ))}
      </ul>
    </>
  );
}

/** All charts and machines, or the one that the address names. */
export default function MachinesPage() {
  const { id } = useParams();
  const listed = LISTED.find(({ machine }) => machine.id === id);
  useDocumentTitle(listed?.machine.id ?? labels.title);
  if (listed) return <MachinePage key={listed.machine.id} listed={listed} />;
  if (id !== undefined) return <Navigate to="/dev/machines" replace />;
  return (
    <Stack as="section" gap={4} lang="en" className={styles.page}>
      <h1>{labels.title}</h1>
      <p>{labels.text}</p>
      <Group title={labels.charts} kind="chart" />
      <Group title={labels.machines} kind="machine" />
    </Stack>
  );
}
