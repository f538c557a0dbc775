import styles from './avatar.module.css';

/** First letters of the first and the last word; a Bengali letter keeps its vowel sign. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return ends.map((word = '') => [...letters.segment(word)][0]?.segment.toUpperCase() ?? '').join('');
}

/** Decoration: the name itself stands beside it, or in the label of the button around it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
