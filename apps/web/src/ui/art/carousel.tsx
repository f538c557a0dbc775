import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../forms/icon-button';
import { useRotation } from '../hooks/use-rotation';
import css from './carousel.module.css';

interface CarouselProps {
  label: string;
  labels: { previous: string; next: string; pause: string; play: string };
  slides: { id: string; content: ReactNode }[];
  /** The slides have no corner that is free for the controls. */
  small?: boolean;
  /** How long each is on show, in milliseconds. */
  everyMs: number;
}

/** One slide after the other in the same place, which is as high as the highest of them, so that nothing shifts. */
export function Carousel({ label, labels, slides, small = false, everyMs }: CarouselProps) {
  const { index, step, stopped, toggle, hold } = useRotation(slides.length, everyMs);
  return (
    <section className={css.carousel} aria-roledescription="carousel" aria-label={label} {...hold}>
      <div className={css.slides}>
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            className={classNames(css.slide, place === index && css.shown)}
            inert={place !== index}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={classNames(css.controls, !small && css.inCorner)}>
        <IconButton
          label={stopped ? labels.play : labels.pause}
          icon={stopped ? <Play size={20} /> : <Pause size={20} />}
          onClick={toggle}
        />
        <IconButton label={labels.previous} icon={<ChevronLeft size={20} />} onClick={() => step(-1)} />
        <IconButton label={labels.next} icon={<ChevronRight size={20} />} onClick={() => step(1)} />
      </div>
    </section>
  );
}
