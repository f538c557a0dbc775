import styles from './rules-text.module.css';

export function RulesText({ lines }: { lines: readonly string[] }) {
  return (
    <ol className={styles.rules}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
