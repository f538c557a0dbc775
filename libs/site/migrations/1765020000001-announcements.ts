import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Banners and notices as announcements, with drafts, plans and versions. What stands is taken over as published. */
export class Announcements1765020000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.announcement (
        id uuid primary key default gen_random_uuid(),
        brand text not null references site.brand,
        kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
        status text not null check (status in ('draft', 'planned', 'published', 'withdrawn')),
        version int not null check (version > 0),
        draft jsonb not null,
        shown jsonb,
        shown_version int,
        published_at timestamptz,
        due_at timestamptz,
        changed_at timestamptz not null,
        changed_by bigint,
        changed_as text,
        check ((shown is null) = (shown_version is null)),
        check (status not in ('planned', 'published') or shown is not null),
        check (status <> 'planned' or due_at is not null),
        check (status <> 'published' or published_at is not null)
      );
      create index announcement_due on site.announcement (due_at) where due_at is not null;
      create index announcement_shown on site.announcement (brand) where status in ('planned', 'published');
      create index announcement_changed on site.announcement (brand, changed_at desc, id desc);

      create table site.announcement_version (
        announcement uuid not null references site.announcement,
        version int not null,
        draft jsonb not null,
        saved_at timestamptz not null,
        saved_by bigint,
        saved_as text,
        primary key (announcement, version)
      );

      grant select, insert, update on site.announcement to mela_app;
      grant select, insert on site.announcement_version to mela_app;

      create function pg_temp.draft_of(texts jsonb, group_name text, place int, linkage text, url text) returns jsonb
      language sql as $$
        select jsonb_build_object('texts', texts, 'fromAt', null, 'untilAt', null, 'execution', null,
          'groupName', group_name, 'position', place, 'linkageType', linkage, 'url', url, 'promotionType', null)
      $$;
      create function pg_temp.escaped(value text) returns text language sql as $$
        select replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
      $$;

      insert into site.announcement
        (brand, kind, status, version, draft, shown, shown_version, published_at, changed_at)
      select brand, 'B', 'published', 1, draft, draft, 1, now(), now()
      from site.banner b, lateral (
        select jsonb_object_agg(key, jsonb_build_object('title', coalesce(value->>'title', ''),
          'content', coalesce(value->>'text', ''), 'eyebrow', coalesce(value->>'eyebrow', ''),
          'action', coalesce(value->>'action', ''))) as texts from jsonb_each(b.texts)) t, lateral (
        select pg_temp.draft_of(t.texts, b.group_name, greatest(b.position, 1), b.linkage_type, b.url) as draft) d;

      insert into site.announcement
        (brand, kind, status, version, draft, shown, shown_version, published_at, changed_at)
      select brand, 'PL', 'published', 1, draft, draft, 1, published_at, published_at
      from site.notice n, lateral (
        select jsonb_object_agg(key, jsonb_build_object('title', coalesce(value->>'title', ''),
          'content', '<p>' || pg_temp.escaped(coalesce(value->>'content', '')) || '</p>', 'eyebrow', '', 'action', '')) as texts
        from jsonb_each(n.texts)) t, lateral (
        select pg_temp.draft_of(t.texts, null, 1, null, null) as draft) d;

      insert into site.announcement_version (announcement, version, draft, saved_at)
      select id, version, draft, changed_at from site.announcement;

      drop table site.banner, site.notice;
      drop function pg_temp.draft_of, pg_temp.escaped;

      create trigger announcement_content
        after insert or delete or truncate or update of status, shown on site.announcement
        for each statement execute function site.raise_content_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.banner (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        group_name text not null,
        position int not null,
        linkage_type text,
        url text,
        texts jsonb not null,
        unique (brand, group_name, position)
      );
      create table site.notice (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        published_at timestamptz not null,
        texts jsonb not null
      );
      grant select on site.banner, site.notice to mela_app;
      grant insert on site.notice to mela_app;
      create trigger banner_content after insert or update or delete or truncate on site.banner
        for each statement execute function site.raise_content_version();
      create trigger notice_content after insert or update or delete or truncate on site.notice
        for each statement execute function site.raise_content_version();
      drop table site.announcement_version, site.announcement;
    `);
  }
}
