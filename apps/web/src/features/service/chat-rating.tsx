import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RATINGS } from '#libs/messaging/common/service';
import { classNames } from '../../ui/class-names';
import styles from './chat-rating.module.css';

type Rating = (typeof RATINGS)[number];

interface ChatRatingProps {
  label: string;
  busy: boolean;
  onRate: (rating: Rating) => void;
}

/** One to five stars; a press rates. Stars up to the one under the pointer or the focus are filled. */
export function ChatRating({ label, busy, onRate }: ChatRatingProps) {
  const { t, i18n } = useTranslation('help');
  const [meant, setMeant] = useState(0);
  return (
    <fieldset className={styles.stars} aria-label={label} disabled={busy}>
      <legend className={styles.label}>{label}</legend>
      {RATINGS.map((rating) => (
        <button
          key={rating}
          type="button"
          className={classNames(styles.star, rating <= meant && styles.filled)}
          aria-label={t('chat.stars', { count: rating, shown: rating.toLocaleString(i18n.language) })}
          onPointerEnter={() => setMeant(rating)}
          onPointerLeave={() => setMeant(0)}
          onFocus={() => setMeant(rating)}
          onBlur={() => setMeant(0)}
          onClick={() => onRate(rating)}
        >
          <Star size={24} />
        </button>
      ))}
    </fieldset>
  );
}
