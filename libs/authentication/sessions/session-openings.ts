import { Injectable } from '@nestjs/common';
import type { SessionClient } from '../common/session-clients.js';

/** The start of a member's session. */
export interface SessionOpening {
  member: string;
  brand: string;
  role: 'trial' | 'member' | 'agent';
  /** As the caller claims. */
  client: SessionClient;
  /** The id of the known device, the same for all sessions of one browser that keeps cookies. */
  device: string | null;
  /** IP address. */
  address: string;
  /** The member has to change the password first, and until then cannot use the account. */
  restricted: boolean;
  at: Date;
}

type Listener = (opening: SessionOpening) => Promise<void>;

/**
 * Where contexts above authentication register what they do when a member's session starts, by whatever method, such as writing
 * a row that a job reads: in the same transaction, under the lock of the member's row. Sessions of operators and chat guests do
 * not count.
 */
@Injectable()
export class SessionOpenings {
  private readonly listeners: Listener[] = [];

  /** If the listener throws, the log-in is refused. */
  onSessionOpened(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emitSessionOpened(opening: SessionOpening): Promise<void> {
    for (const listener of this.listeners) await listener(opening);
  }
}
