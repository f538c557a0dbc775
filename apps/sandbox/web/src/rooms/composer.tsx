import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Language } from '../../../common/api';
import { MOST_CHARACTERS } from '../../../common/rooms/api';
import { phrases } from '../i18n/phrases';
import { formatNumber } from '../session/money';
import { Button } from '../ui/button';
import { Announcer } from '../ui/visually-hidden';
import styles from './composer.module.css';
import { secondsUntil, useNow } from './use-now';
import type { OpenRoom, Unsent } from './use-room';

interface ComposerProps {
  room: OpenRoom;
  language: Language;
  onSay: (key: string, text: string) => Promise<Unsent | null>;
}

/** From so many characters on it is said how many are left. */
const COUNTED_FROM = 160;

/** The field to write in. What could not be sent stays in it, with the reason. */
export function Composer({ room, language, onSay }: ComposerProps) {
  const t = phrases[language].rooms;
  const id = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ text: string; until: number } | null>(null);
  const attempt = useRef({ key: '', text: '' });
  const field = useRef<HTMLInputElement>(null);
  const waitUntil = Math.max(problem?.until ?? 0, room.mutedUntil);
  const now = useNow(waitUntil);
  const figure = (value: number) => formatNumber(value, language);
  const left = MOST_CHARACTERS - [...text].length;
  const isOffline = room.status.state === 'offline';
  const isMuted = room.mutedUntil > now;
  const waits = (problem?.until ?? 0) > now;
  const note = noteOf();

  useEffect(() => {
    if (problem && problem.until > 0 && problem.until <= now) setProblem(null);
  }, [problem, now]);

  function noteOf(): string {
    if (isOffline) return t.closed;
    if (isMuted) return t.muted(figure(Math.ceil(secondsUntil(room.mutedUntil, now) / 60)));
    if (waits) return t.wait(figure(secondsUntil(problem?.until ?? 0, now)));
    if (problem && problem.until === 0) return problem.text;
    return room.status.isSlow ? t.slow : '';
  }

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || text.trim() === '' || waits || isMuted || isOffline) return;
    // A message that may have arrived is sent again under its key.
    if (attempt.current.text !== text) attempt.current = { key: crypto.randomUUID(), text };
    setSending(true);
    const unsent = await onSay(attempt.current.key, text);
    setSending(false);
    if (unsent === null) {
      setText('');
      setProblem(null);
      attempt.current = { key: '', text: '' };
    } else setProblem(problemOf(unsent));
    field.current?.focus();
  };

  function problemOf({ error, retryMs = 0 }: Unsent): { text: string; until: number } {
    if (error === 'too_fast')
      return { text: t.wait(figure(Math.ceil(retryMs / 1000))), until: Date.now() + retryMs };
    const known: Partial<Record<string, string>> = t.errors;
    return { text: known[error] ?? t.errors.unavailable, until: 0 };
  }

  return (
    <form className={styles.form} onSubmit={send}>
      {note !== '' && (
        <p
          id={`${id}note`}
          className={styles.note}
          data-tone={isOffline || isMuted || problem ? 'problem' : undefined}
        >
          {note}
        </p>
      )}
      {/* Said once: the seconds that count down are only seen. */}
      <Announcer text={waits ? (problem?.text ?? '') : note} />
      <div className={styles.line}>
        <input
          ref={field}
          className={styles.field}
          aria-label={t.write}
          placeholder={t.write}
          aria-describedby={note === '' ? undefined : `${id}note`}
          aria-invalid={problem !== null && problem.until === 0 ? true : undefined}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          disabled={isOffline || isMuted}
          value={text}
          onChange={({ target }) => {
            setText([...target.value].slice(0, MOST_CHARACTERS).join(''));
            if (problem?.until === 0) setProblem(null);
          }}
        />
        <Button
          type="submit"
          tone="primary"
          className={styles.send}
          aria-label={t.send}
          icon={<SendHorizontal size={20} aria-hidden="true" />}
          disabled={waits || isMuted || isOffline}
        />
      </div>
      {MOST_CHARACTERS - left >= COUNTED_FROM && <p className={styles.left}>{t.left(figure(left))}</p>}
    </form>
  );
}
