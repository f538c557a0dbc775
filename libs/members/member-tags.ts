import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { MOST_TAGS } from './common/member-tags.js';

/** Words by which operators mark members, for campaigns and messages; members do not see them. */
@Injectable()
export class MemberTags {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  async list(brand: string, member: string): Promise<string[]> {
    const rows = await this.database.query<{ tag: string }>(
      'select tag from members.member_tag where brand = $1 and member = $2 order by tag',
      [brand, member],
    );
    return rows.map(({ tag }) => tag);
  }

  /** Joins a transaction. A tag that is there stays. @throws AppError 404 for a member of another brand, 400 for one tag too many */
  add(operator: ActingOperator, member: string, tag: string): Promise<string[]> {
    return this.change(operator, member, async (tags) => {
      if (tags.includes(tag)) return null;
      if (tags.length >= MOST_TAGS)
        throw invalidInput([{ field: 'tag', code: 'field_above_limit', params: { max: MOST_TAGS } }]);
      await this.database.query('insert into members.member_tag (brand, member, tag) values ($1, $2, $3)', [
        operator.brand,
        member,
        tag,
      ]);
      return { action: 'member.tagged', tag };
    });
  }

  /** Joins a transaction. A tag that is not there is no error. @throws AppError 404 for a member of another brand */
  remove(operator: ActingOperator, member: string, tag: string): Promise<string[]> {
    return this.change(operator, member, async () => {
      const { count } = await this.database.change(
        'delete from members.member_tag where member = $1 and tag = $2 returning tag',
        [member, tag],
      );
      return count > 0 ? { action: 'member.untagged', tag } : null;
    });
  }

  /** Under the lock of the member's row, so that no two acts exceed the number of tags. */
  private change(
    operator: ActingOperator,
    member: string,
    act: (tags: string[]) => Promise<{ action: string; tag: string } | null>,
  ): Promise<string[]> {
    return this.database.transaction(async () => {
      const [row] = await this.database.query(
        'select from members.member where brand = $1 and id = $2 for no key update',
        [operator.brand, member],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      const done = await act(await this.list(operator.brand, member));
      if (done)
        await this.audit.record({
          ...operatorAuditEntry(operator, done.action, `member ${member}`),
          after: { tag: done.tag },
        });
      return this.list(operator.brand, member);
    });
  }
}
