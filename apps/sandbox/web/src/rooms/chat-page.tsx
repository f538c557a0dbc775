import { useEffect } from 'react';
import { askedLanguage, phrases } from '../i18n/phrases';
import { Notice } from '../session/notice';
import { applyLanguage, standsAlone } from '../session/surroundings';
import { Button } from '../ui/button';
import { ChatRoom } from './chat-room';
import styles from './chat-room.module.css';
import { tellPortal } from './tell-portal';
import { useRoom } from './use-room';

/** The chat of a live room, in the portal's panel or sheet, or alone. The token is in the fragment of the address. */
export default function ChatPage() {
  const token = window.location.hash.slice(1);
  const language = askedLanguage(window.location.search, navigator.languages);
  const t = phrases[language].rooms;
  useEffect(() => {
    applyLanguage(language);
    document.title = t.messages;
    tellPortal('shown');
  }, [language, t]);
  if (token === '') return <Notice text={t.noToken} />;
  return <OpenedChat token={token} language={language} />;
}

function OpenedChat({ token, language }: { token: string; language: keyof typeof phrases }) {
  const t = phrases[language].rooms;
  const chat = useRoom(token);
  const { room, finalError } = chat;
  if (finalError !== null)
    return (
      <main className={styles.refused}>
        <h1>{room?.names[language] ?? t.messages}</h1>
        <p role="alert">{t.refused[finalError]}</p>
        {!standsAlone() && (
          <Button tone="primary" onClick={() => tellPortal('ended')}>
            {t.joinAgain}
          </Button>
        )}
      </main>
    );
  if (room === null) return <Notice text={chat.connected ? t.opening : t.lost} busy />;
  return <ChatRoom {...chat} room={room} language={language} />;
}
