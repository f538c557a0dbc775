import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { IconButton } from '../../../ui/forms/icon-button';
import { ChatFrame } from '../chat-frame';
import styles from './chat-room-panel.module.css';

interface ChatRoomPanelProps {
  room: LiveRoom;
  onClose: () => void;
}

/** The chat room beside what goes on, which is not covered. */
export default function ChatRoomPanel({ room, onClose }: ChatRoomPanelProps) {
  const { t } = useTranslation();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      className={styles.panel}
      aria-labelledby={heading}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={heading} ref={title} tabIndex={-1} className={styles.title}>
          {room.name}
        </h2>
        <IconButton label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
      </div>
      <ChatFrame room={room} className={styles.chat} />
    </aside>
  );
}
