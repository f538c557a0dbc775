import { Fragment } from 'react';
import { matchedParts } from './matched-parts';
import styles from './search.module.css';

/** A name in which the letters that were searched stand out. */
export function MarkedName({ name, text }: { name: string; text: string }) {
  const { parts } = matchedParts(name, text);
  return (
    <>
      {parts.map(({ from, to }, at) => (
        <Fragment key={from}>
          {name.slice(parts[at - 1]?.to ?? 0, from)}
          <mark className={styles.mark}>{name.slice(from, to)}</mark>
        </Fragment>
      ))}
      {name.slice(parts.at(-1)?.to ?? 0)}
    </>
  );
}
