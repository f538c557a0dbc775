import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { useMatches } from '../../ui/hooks/use-matches';
import { useRoomOf } from '../live-rooms/shared/use-room-of';
import type { useFullScreen } from './use-full-screen';

const ChatRoomDialog = lazyPart(() => import('../live-rooms/shared/chat-room-dialog'));
const ChatRoomPanel = lazyPart(() => import('../live-rooms/shared/chat-room-panel'));

/** From here on game and chat have room beside each other. */
const WIDE = '(min-width: 1024px)';

/** The chat of the room beside a game: a panel on a wide window, a sheet over the game otherwise. The game runs on. */
export function useStageChat(nodeId: number, fullScreen: ReturnType<typeof useFullScreen>) {
  const { t } = useTranslation();
  const known = useRoomOf(nodeId);
  const wide = useMatches(WIDE);
  // An open chat stays, whatever becomes of the list.
  const [opened, setOpened] = useState<LiveRoom | null>(null);
  const room = opened ?? known;
  const ref = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(null);
    // A sheet returns the focus by itself.
    if (wide) ref.current?.focus();
  };
  if (!room) return { button: undefined, panel: null, sheet: null };
  const toggle = () => {
    // A full screen shows no sheet.
    if (!wide && fullScreen?.full) fullScreen.toggle();
    if (opened) close();
    else setOpened(room);
  };
  return {
    button: { ref, open: opened !== null, onToggle: toggle },
    panel: opened && wide && (
      <QuietPart>
        <ChatRoomPanel room={opened} onClose={close} />
      </QuietPart>
    ),
    sheet: opened && !wide && (
      <DialogPart onClose={close}>
        <ChatRoomDialog room={opened} onClose={close} closeLabel={t('games.backToGame')} />
      </DialogPart>
    ),
  };
}
