import { type ReactNode, useState } from 'react';
import { Dialog } from '../overlays/dialog';
import styles from './picture-strip.module.css';

interface PictureStripProps {
  pictures: { id: string; name: string }[];
  /** Draws the picture of this id; small in the row, large in the dialog. */
  draw: (id: string, name: string) => ReactNode;
}

/** Small pictures in a row; a press shows one large. */
export function PictureStrip({ pictures, draw }: PictureStripProps) {
  const [large, setLarge] = useState<string | null>(null);
  const shown = pictures.find(({ id }) => id === large);
  return (
    <>
      <ul className={styles.row}>
        {pictures.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-label={name} className={styles.small} onClick={() => setLarge(id)}>
              {draw(id, name)}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog open size="large" onClose={() => setLarge(null)} title={shown.name}>
          <div className={styles.large}>{draw(shown.id, shown.name)}</div>
        </Dialog>
      )}
    </>
  );
}
