import InboxPage from '../features/messages/inbox-page';
import { MESSAGE_TEXTS } from './message-texts';

/** The member's inbox, with the texts of all features. */
export default function MessagesPage() {
  return <InboxPage texts={MESSAGE_TEXTS} />;
}
