import { useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { graphOf } from '#libs/platform/common/chart-graph';
import { MachinePage } from './machine-page';
import styles from './machines.module.css';
import { LISTED, type Listed } from './registry';
import { words } from './words';

function Card({ machine, source }: Listed) {
  const { states, edges } = graphOf(machine);
  return (
    <li>
      <Link to={`/dev/machines/${machine.id}`} className={styles.card}>
        <strong>{machine.id}</strong>
        <span>{words.size(states.length - 1, edges.length)}</span>
        <span className={styles.source}>{source}</span>
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
  useEffect(() => {
    document.title = `${listed?.machine.id ?? words.title} · Mela`;
  }, [listed]);
  if (listed) return <MachinePage key={listed.machine.id} listed={listed} />;
  if (id !== undefined) return <Navigate to="/dev/machines" replace />;
  return (
    <section lang="en" className={styles.page}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Group title={words.charts} kind="chart" />
      <Group title={words.machines} kind="machine" />
    </section>
  );
}
