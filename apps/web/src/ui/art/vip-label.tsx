import { Alpana } from './alpana';
import css from './vip-label.module.css';

/** The sign of a VIP: rosette and word, e.g. the level. */
export function VipLabel({ label }: { label: string }) {
  return (
    <span className={css.vip}>
      <span className={css.mark}>
        <Alpana form="small" />
      </span>
      {label}
    </span>
  );
}
