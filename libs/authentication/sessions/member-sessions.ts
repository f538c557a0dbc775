import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '#libs/platform/database/database';
import type { MemberSession } from '../common/member-session.js';
import { Session } from './session.entity.js';

/** Reads sessions of members for operators. */
@Injectable()
export class MemberSessions {
  constructor(private readonly database: Database) {}

  /** The member's latest sessions at the brand, newest first. */
  async latest(brand: string, member: string, count: number): Promise<MemberSession[]> {
    const sessions = await this.database.manager.find(Session, {
      where: { person: member, brand, role: Not('operator') },
      order: { startedAt: 'DESC' },
      take: count,
    });
    return sessions.map(({ id, startedAt, seenAt, endedAt, address, client, device, userAgent, method }) => ({
      id,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      address,
      client,
      device,
      userAgent,
      method,
    }));
  }
}
