import { Alpana } from './alpana';
import css from './page-loader.module.css';

/** Stands where a page will be while its code is on the way; data that is on the way has skeletons instead. */
export function PageLoader({ label }: { label: string }) {
  return (
    <div className={css.loader} role="status">
      <div className={css.alpana}>
        <Alpana form="loader" />
      </div>
      {label}
    </div>
  );
}
