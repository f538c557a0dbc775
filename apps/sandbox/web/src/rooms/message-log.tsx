import { ArrowDown, EllipsisVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../../common/api';
import type { RoomMessage } from '../../../common/rooms/api';
import { phrases } from '../i18n/phrases';
import { IconButton } from '../ui/button';
import styles from './message-log.module.css';

interface MessageLogProps {
  messages: RoomMessage[];
  /** The member's own author. */
  me: string;
  language: Language;
  onAbout: (message: RoomMessage) => void;
}

/** Who is so near to the end, in pixels, sees each new message; who reads further up stays there. */
const NEAR = 60;
const LOCALES: Record<Language, string> = { en: 'en-GB', bn: 'bn-BD', ar: 'ar-u-nu-latn' };

/** The messages, the newest at the end; a screen reader is told of each new one. */
export function MessageLog({ messages, me, language, onAbout }: MessageLogProps) {
  const t = phrases[language].rooms;
  const log = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const last = messages.at(-1);
  const isOwn = last?.author === me;
  const lastId = last?.id;
  const toEnd = () => {
    const { current } = log;
    if (current) current.scrollTop = current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the log, nothing else does
  useLayoutEffect(() => {
    if (atEnd || isOwn) toEnd();
  }, [lastId]);
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={t.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR)
        }
      >
        {messages.length === 0 && <p className={styles.none}>{t.none}</p>}
        <ol className={styles.messages}>
          {messages.map((message) => {
            const own = message.author === me;
            return (
              <li key={message.id} className={styles.message} data-own={own || undefined}>
                <p className={styles.head}>
                  <bdi className={styles.name} data-tint={tintOf(message.author)}>
                    {own ? t.you : message.name}
                  </bdi>
                  <time dateTime={new Date(message.at).toISOString()}>{time.format(message.at)}</time>
                </p>
                <p className={styles.text} dir="auto">
                  {message.text}
                </p>
                {!own && (
                  <IconButton
                    className={styles.more}
                    label={t.more(message.name)}
                    icon={<EllipsisVertical size={18} aria-hidden="true" />}
                    onClick={() => onAbout(message)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {!atEnd && (
        <button type="button" className={styles.newer} onClick={toEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {t.newer}
        </button>
      )}
    </div>
  );
}

const TINTS = 4;

/** Two members may have the same masked name; the colour tells most of them apart. */
const tintOf = (author: string): number => Number.parseInt(author.slice(0, 6), 16) % TINTS;
