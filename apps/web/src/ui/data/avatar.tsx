import { AvatarPicture, type PictureName } from '../art/avatar-picture';
import { classNames } from '../class-names';
import styles from './avatar.module.css';

/** First letters of the first and the last word; a Bengali letter keeps its vowel sign. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return ends.map((word = '') => [...letters.segment(word)][0]?.segment.toUpperCase() ?? '').join('');
}

interface AvatarProps {
  name: string;
  /** In place of the first letters. */
  picture?: PictureName | null | undefined;
  size?: 'medium' | 'large';
}

/** Decoration: the name itself stands beside it, or in the label of the button around it. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, size === 'large' && styles.large)} aria-hidden="true">
      {picture ? <AvatarPicture name={picture} /> : initials(name)}
    </span>
  );
}
