import type { Language } from '../../../common/api';
import type { Author } from '../../../common/rooms/api';
import { phrases } from '../i18n/phrases';
import { formatNumber } from '../session/money';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './about-message.module.css';
import type { Unsent } from './use-room';

interface IgnoredListProps {
  ignored: Author[];
  language: Language;
  onUnignore: (author: string) => Promise<Unsent | null>;
  onClose: () => void;
}

/** Whom the member does not read, and the way back. */
export function IgnoredList({ ignored, language, onUnignore, onClose }: IgnoredListProps) {
  const t = phrases[language].rooms;
  const title = t.ignored(formatNumber(ignored.length, language));
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <ul className={styles.people}>
        {ignored.map(({ author, name }) => (
          <li key={author}>
            <bdi>{name}</bdi>
            <Button
              aria-label={t.unignore(name)}
              onClick={() =>
                void onUnignore(author).then((unsent) => {
                  if (!unsent && ignored.length === 1) onClose();
                })
              }
            >
              {t.show}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
