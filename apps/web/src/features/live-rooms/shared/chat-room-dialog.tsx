import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { Dialog } from '../../../ui/overlays/dialog';
import { ChatFrame } from '../chat-frame';
import styles from './chat-room-dialog.module.css';

interface ChatRoomDialogProps {
  room: LiveRoom;
  onClose: () => void;
  closeLabel?: string;
}

/** The chat room over the page on show: a sheet on a phone, a drawer at the end edge above. */
export default function ChatRoomDialog({ room, onClose, closeLabel }: ChatRoomDialogProps) {
  return (
    <Dialog open onClose={onClose} title={room.name} placement="side" {...(closeLabel && { closeLabel })}>
      <ChatFrame room={room} className={styles.chat} />
    </Dialog>
  );
}
