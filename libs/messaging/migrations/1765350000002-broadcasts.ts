import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to many members, of which each is one row; what a member has read or removed of them; consent to marketing. */
export class Broadcasts1765350000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table messaging.broadcast (
        id uuid primary key,
        brand text not null references site.brand,
        kind text not null check (kind in ('service', 'marketing')),
        status text not null check (status in ('draft', 'planned', 'published', 'ended')),
        version int not null check (version > 0),
        texts jsonb not null,
        levels smallint[],
        languages text[],
        unset_language boolean not null,
        agents boolean,
        registered_before timestamptz,
        publish_at timestamptz,
        end_at timestamptz,
        no bigint,
        published_at timestamptz,
        ended_at timestamptz,
        due_at timestamptz,
        changed_at timestamptz not null,
        changed_by bigint not null,
        changed_as text not null,
        unique (brand, no),
        check ((no is null) = (published_at is null)),
        check (status <> 'published' or no is not null),
        check (status <> 'planned' or due_at is not null)
      );
      create index broadcast_due on messaging.broadcast (due_at) where due_at is not null;
      create index broadcast_shown on messaging.broadcast (brand, published_at desc) where status = 'published';
      create index broadcast_changed on messaging.broadcast (brand, changed_at desc, id desc);

      create table messaging.broadcast_mark (
        member bigint not null references members.member,
        broadcast uuid not null references messaging.broadcast,
        read_at timestamptz not null,
        hidden_at timestamptz,
        primary key (member, broadcast)
      );
      -- Up to which number of the brand's publications the member has read all.
      create table messaging.inbox_mark (
        member bigint primary key references members.member,
        read_no bigint not null,
        at timestamptz not null
      );
      create table messaging.consent (
        member bigint not null references members.member,
        purpose text not null check (purpose in ('marketing')),
        given boolean not null,
        changed_at timestamptz not null,
        primary key (member, purpose)
      );
      grant select, insert, update on messaging.broadcast, messaging.broadcast_mark, messaging.inbox_mark, messaging.consent
        to mela_app;

      -- Whether a member belongs to an audience, each condition of which is open where it is null. Agents are of the types 1, 2, 41
      -- and 42. Like the next one, PostgreSQL writes it into the statement that asks.
      create function messaging.is_addressed(p_rank smallint, p_language text, p_type int, p_registered_at timestamptz,
        p_levels smallint[], p_languages text[], p_unset_language boolean, p_agents boolean, p_registered_before timestamptz) returns boolean
      language sql immutable as $$
        select (p_levels is null or p_rank = any(p_levels))
          and (p_languages is null or coalesce(p_language = any(p_languages), p_unset_language))
          and (p_agents is null or (p_type in (1, 2, 41, 42)) = p_agents)
          and (p_registered_before is null or p_registered_at < p_registered_before)
      $$;
      -- Members who get marketing at a moment: they agreed to it, and are not barred from rewards.
      create function messaging.marketing_members(p_at timestamptz) returns table (member bigint)
      language sql stable as $$
        select c.member from messaging.consent c where c.purpose = 'marketing' and c.given
          and not exists (select from safer_play.barred(p_at) barred where barred.member = c.member)
      $$;

      -- The broadcasts in the inboxes of these members at a moment.
      create function messaging.inbox_broadcasts(p_members bigint[], p_now timestamptz)
      returns table (member bigint, broadcast uuid, no bigint, at timestamptz, category text, read boolean)
      language sql stable as $$
        select m.id, b.id, b.no, b.published_at, case b.kind when 'marketing' then 'rewards' else 'service' end,
          k.read_at is not null or b.no <= coalesce(i.read_no, 0)
        from members.member_view m
        join messaging.broadcast b on b.brand = m.brand and b.status = 'published' and m.registered_at <= b.published_at
          and (b.end_at is null or b.end_at > p_now)
          and messaging.is_addressed(m.vip_rank, m.language, m.type, m.registered_at, b.levels, b.languages, b.unset_language, b.agents, b.registered_before)
          and (b.kind <> 'marketing' or exists (select from messaging.marketing_members(p_now) g where g.member = m.id))
        left join messaging.broadcast_mark k on k.member = m.id and k.broadcast = b.id
        left join messaging.inbox_mark i on i.member = m.id
        where m.id = any(p_members) and k.hidden_at is null
      $$;
      revoke all on function messaging.inbox_broadcasts(bigint[], timestamptz), messaging.marketing_members(timestamptz),
        messaging.is_addressed(smallint, text, int, timestamptz, smallint[], text[], boolean, boolean, timestamptz) from public;
      grant execute on function messaging.inbox_broadcasts(bigint[], timestamptz), messaging.marketing_members(timestamptz),
        messaging.is_addressed(smallint, text, int, timestamptz, smallint[], text[], boolean, boolean, timestamptz) to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function messaging.inbox_broadcasts(bigint[], timestamptz), messaging.marketing_members(timestamptz),
        messaging.is_addressed(smallint, text, int, timestamptz, smallint[], text[], boolean, boolean, timestamptz);
      drop table messaging.consent, messaging.inbox_mark, messaging.broadcast_mark, messaging.broadcast;
    `);
  }
}
