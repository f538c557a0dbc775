import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { queryClient } from '../../../data/cache/query-client';
import { useLanguage } from '../../../data/preferences/language';
import { useIsMember } from '../../../data/session/session-store';
import { useAmountText } from '../../../i18n/use-amount-text';
import { DialogPart } from '../../../lazy/dialog-part';
import { lazyPart } from '../../../lazy/lazy-part';
import { PATHS } from '../../../routes/paths';
import { withPlay } from '../../../routes/play-address';
import { useDialogPlace } from '../../../routes/use-dialog-place';
import { StatusPill } from '../../../ui/data/status-pill';
import { IconButton } from '../../../ui/forms/icon-button';
import { Section } from '../../../ui/layout/section';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { GamePicture } from '../../games/shared/game-picture';
import { liveRoomsQuery } from '../live-rooms.api';
import styles from './live-rooms.module.css';

const ChatRoomDialog = lazyPart(() => import('./chat-room-dialog'));

const TONES = { live: 'live', break: 'progress', offline: 'neutral' } as const;

/** The rooms beside live tables, each with the way to its table and to its chat. Without a provider that answers, nothing. */
export default function LiveRooms() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const member = useIsMember();
  const place = useDialogPlace();
  const [open, setOpen] = useState<LiveRoom | null>(null);
  const rooms = useQuery(liveRoomsQuery(language), queryClient).data?.list ?? [];
  const close = () => setOpen(null);
  if (rooms.length === 0 && !open) return null;
  return (
    <Section ruled title={t('liveRooms.title')}>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <Room
            key={room.roomId}
            room={room}
            onChat={() => (member ? setOpen(room) : void navigate(PATHS.login, { state: place }))}
          />
        ))}
      </ul>
      {open && (
        <DialogPart onClose={close}>
          <ChatRoomDialog room={open} onClose={close} />
        </DialogPart>
      )}
    </Section>
  );
}

function Room({ room, onChat }: { room: LiveRoom; onChat: () => void }) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const { pathname, search } = useLocation();
  const { name, state, viewers, game } = room;
  return (
    <li className={styles.room}>
      <Link className={styles.table} to={withPlay(pathname + search, game.nodeId, false)}>
        <span className={styles.picture}>
          <GamePicture game={game} />
        </span>
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.game}>{game.gameName}</span>
          <span className={styles.state}>
            <StatusPill tone={TONES[state]}>{t(`liveRooms.states.${state}`)}</StatusPill>
            <span className={styles.viewers}>
              <UsersRound size={14} aria-hidden="true" />
              <span aria-hidden="true">{count(viewers)}</span>
              <VisuallyHidden>
                {t('liveRooms.viewers')}: {count(viewers)}
              </VisuallyHidden>
            </span>
          </span>
        </span>
      </Link>
      {state !== 'offline' && (
        <IconButton
          label={t('liveRooms.chatOf', { host: name })}
          icon={<MessagesSquare size={20} />}
          aria-haspopup="dialog"
          onClick={onChat}
        />
      )}
    </li>
  );
}
