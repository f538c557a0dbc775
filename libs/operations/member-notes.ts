import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Operator, OperatorMembers } from '#libs/authentication/index';
import { Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { AppError } from '#libs/platform/http/app-error';
import { Boards } from '#libs/platform/push/boards';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import type { MemberNote } from './common/member-notes.calls.js';
import { memberNotesChanged } from './common/member-notes.events.js';

interface NoteRow {
  id: string;
  text: string;
  writtenBy: string;
  writtenAs: string;
  at: Date;
}

const NEWEST_FIRST = new Keyset({ id: 'bigint' }, 'desc');

/** What operators write about members, for each other. */
@Injectable()
export class MemberNotes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly boards: Boards,
    private readonly members: Members,
    private readonly operatorMembers: OperatorMembers,
  ) {}

  onModuleInit(): void {
    this.boards.register(memberNotesChanged, (brand) => this.latest(brand));
  }

  async list(brand: string, member: string, { after, pageSize }: { after?: string; pageSize: number }) {
    const conditions = new Conditions().add('member = ? and brand = ?', member, brand);
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from operations.member_note where ${conditions.sql}`,
      [...conditions.parameters],
    );
    NEWEST_FIRST.startAfter(conditions, after);
    const { sql } = conditions;
    const found = await this.database.query<NoteRow & { cursorKey: string }>(
      `select id, text, written_by as "writtenBy", written_as as "writtenAs", at, ${NEWEST_FIRST.column}
       from operations.member_note where ${sql}
       order by ${NEWEST_FIRST.order} limit ${conditions.parameter(pageSize + 1)}`,
      conditions.parameters,
    );
    const { rows, next } = NEWEST_FIRST.page(found, pageSize);
    return { list: rows.map(noteOf), total: count?.total ?? 0, next };
  }

  /** @throws AppError 404 if the brand has no such member */
  async write(operator: Operator, member: string, text: string): Promise<MemberNote> {
    const { id: writtenBy, account: writtenAs, brand } = operator;
    const found = await this.members.find(member);
    if (found?.brand !== brand) throw new AppError(platformErrors.error_not_found);
    await this.operatorMembers.assertMayActOn(writtenBy, [member]);
    const at = this.clock.now();
    return this.database.transaction(async () => {
      const [row] = await this.database.query<{ id: string }>(
        `insert into operations.member_note (brand, member, written_by, written_as, text, at)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [brand, member, writtenBy, writtenAs, text, at],
      );
      const id = row?.id ?? '';
      await this.audit.record({
        ...operatorAuditEntry(operator, 'member-note.written', `member ${member}`),
        after: { note: id, text },
      });
      this.boards.changed(memberNotesChanged, brand);
      return noteOf({ id, text, writtenBy, writtenAs, at });
    });
  }

  private async latest(brand: string): Promise<{ latest: string | null }> {
    const [row] = await this.database.query<{ id: string }>(
      'select id from operations.member_note where brand = $1 order by id desc limit 1',
      [brand],
    );
    return { latest: row?.id ?? null };
  }
}

const noteOf = ({ id, text, writtenBy, writtenAs, at }: NoteRow): MemberNote => ({
  id,
  text,
  by: { id: writtenBy, account: writtenAs },
  at: at.toISOString(),
});
