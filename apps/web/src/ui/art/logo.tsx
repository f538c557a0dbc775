import { Alpana } from './alpana';
import css from './logo.module.css';

/** Mark and word. Put it inside the link home; the word is the link's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={css.logo}>
      <span className={css.mark}>
        <Alpana form="logo" />
      </span>
      <span translate="no">{name}</span>
    </span>
  );
}
