import { UserRoundX, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../../../common/api';
import type { RoomMessage } from '../../../common/rooms/api';
import { phrases } from '../i18n/phrases';
import { formatNumber } from '../session/money';
import { standsAlone } from '../session/surroundings';
import { Announcer, VisuallyHidden } from '../ui/visually-hidden';
import { AboutMessage } from './about-message';
import styles from './chat-room.module.css';
import { Composer } from './composer';
import { IgnoredList } from './ignored-list';
import { MessageLog } from './message-log';
import type { OpenRoom, useRoom } from './use-room';

interface ChatRoomProps extends Pick<ReturnType<typeof useRoom>, 'connected' | 'say' | 'report' | 'ignore'> {
  room: OpenRoom;
  language: Language;
}

/** An open chat: who is there, what was written, and the field to write. */
export function ChatRoom({ room, language, connected, say, report, ignore }: ChatRoomProps) {
  const t = phrases[language].rooms;
  const [about, setAbout] = useState<RoomMessage | null>(null);
  const [showsIgnored, setShowsIgnored] = useState(false);
  const [said, setSaid] = useState('');
  const { status, names, ignored } = room;
  const figure = (value: number) => formatNumber(value, language);
  const heading = <h1 className={styles.title}>{names[language]}</h1>;
  const shown = room.messages.filter(({ author }) => !ignored.some((one) => one.author === author));
  return (
    <main className={styles.room} aria-label={names[language]}>
      <header className={styles.head}>
        {standsAlone() ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
        <span className={styles.state} data-state={status.state}>
          {t.states[status.state]}
        </span>
        <span className={styles.viewers}>
          <UsersRound size={16} aria-hidden="true" />
          <span aria-hidden="true">{figure(status.viewers)}</span>
          <VisuallyHidden>{t.viewers(figure(status.viewers))}</VisuallyHidden>
        </span>
        {ignored.length > 0 && (
          <button type="button" className={styles.ignored} onClick={() => setShowsIgnored(true)}>
            <UserRoundX size={16} aria-hidden="true" />
            {t.ignored(figure(ignored.length))}
          </button>
        )}
      </header>
      <MessageLog messages={shown} me={room.me} language={language} onAbout={setAbout} />
      <div role="status">{!connected && <p className={styles.lost}>{t.lost}</p>}</div>
      <Announcer text={said} />
      <Composer room={room} language={language} onSay={say} />
      {about && (
        <AboutMessage
          message={about}
          language={language}
          onReport={report}
          onIgnore={(author) => ignore(author, true)}
          onClose={(done) => {
            setAbout(null);
            setSaid(done);
          }}
        />
      )}
      {showsIgnored && (
        <IgnoredList
          ignored={ignored}
          language={language}
          onUnignore={(author) => ignore(author, false)}
          onClose={() => setShowsIgnored(false)}
        />
      )}
    </main>
  );
}
