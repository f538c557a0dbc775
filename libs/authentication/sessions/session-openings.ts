import { Injectable } from '@nestjs/common';
import type { SessionClient } from '../common/session-clients.js';

/** A session of a member that begins. */
export interface SessionOpening {
  member: string;
  brand: string;
  role: 'trial' | 'member' | 'agent';
  /** As the caller says. */
  client: SessionClient;
  /** The known device, the same for all sessions of one browser; `null` where there is none. */
  device: string | null;
  address: string;
  /** It is good for a change of the password alone: its owner has not come in yet. */
  restricted: boolean;
  at: Date;
}

type Listener = (opening: SessionOpening) => Promise<void>;

/**
 * Where contexts above register what they do when a member's session begins, however the member came in, such as writing a
 * row that a job reads: in the same transaction, under the lock of the member's row. Operators' sessions are not heard.
 */
@Injectable()
export class SessionOpenings {
  private readonly listeners: Listener[] = [];

  /** Hears `session.opened`. What the listener throws refuses the log-in. */
  onSessionOpened(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emitSessionOpened(opening: SessionOpening): Promise<void> {
    for (const listener of this.listeners) await listener(opening);
  }
}
