import { BookOpen, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
import { usePlay } from '../session/play-context';
import { IconButton } from '../ui/button';
import styles from './tools.module.css';

interface ToolsProps {
  onOpen: (what: 'fairness' | 'rules') => void;
  rulesTitle: string;
}

/** The rules, the sound, and the proof of fair play. */
export function Tools({ onOpen, rulesTitle }: ToolsProps) {
  const { t, sound } = usePlay();
  return (
    <nav className={styles.tools} aria-label={t.studio.tools}>
      <IconButton
        label={rulesTitle}
        icon={<BookOpen size={20} aria-hidden="true" />}
        onClick={() => onOpen('rules')}
      />
      <IconButton
        label={t.studio.sound}
        aria-pressed={sound.on}
        icon={sound.on ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
        onClick={sound.toggle}
      />
      <IconButton
        label={t.studio.fairness}
        icon={<ShieldCheck size={20} aria-hidden="true" />}
        onClick={() => onOpen('fairness')}
      />
    </nav>
  );
}
