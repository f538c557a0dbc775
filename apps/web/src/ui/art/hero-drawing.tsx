import { Alpana } from './alpana';
import css from './hero.module.css';
import { Lamps, type LampsProps } from './lamps';

export interface HeroDrawingProps extends LampsProps {
  small?: boolean;
}

/** What a `Hero` has behind its words: the rosette, and where there is room the lamps. */
export function HeroDrawing({ small = false, lit, pulseKey }: HeroDrawingProps) {
  return (
    <>
      <div className={css.alpana}>
        <Alpana form="hero" />
      </div>
      {!small && (
        <div className={css.lamps}>
          <Lamps lit={lit} pulseKey={pulseKey} />
        </div>
      )}
    </>
  );
}
