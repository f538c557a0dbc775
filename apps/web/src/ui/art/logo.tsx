import css from './logo.module.css';

/** Sign and word of the brand. Put it inside the link home; the word is the link's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={css.logo}>
      <span className={css.mark} aria-hidden="true" />
      <span translate="no">{name}</span>
    </span>
  );
}
