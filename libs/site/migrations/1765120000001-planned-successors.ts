import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What visitors see and what takes its place at a time stand side by side, for announcements and articles alike. Each saved
 * version says in which fields it differs from the one before; articles keep their versions too.
 */
export class PlannedSuccessors1765120000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function pg_temp.fields_of(draft jsonb) returns table (field text, value jsonb) language sql as $$
        select key, value from jsonb_each(draft) where key <> 'texts'
        union all
        select 'texts.' || t.key || '.' || p.key, p.value
        from jsonb_each(draft->'texts') t, jsonb_each(t.value) p
      $$;
      create function pg_temp.changed(before jsonb, after jsonb) returns text[] language sql as $$
        select coalesce(array_agg(coalesce(b.field, a.field) order by coalesce(b.field, a.field)), '{}')
        from pg_temp.fields_of(before) b full join pg_temp.fields_of(after) a using (field)
        where coalesce(nullif(b.value, 'null'), '""') <> coalesce(nullif(a.value, 'null'), '""')
      $$;

      alter table site.announcement
        add planned jsonb,
        add planned_version int,
        add planned_at timestamptz;
      alter table site.announcement drop constraint announcement_check1;
      update site.announcement
        set planned = shown, planned_version = shown_version, planned_at = due_at, shown = null, shown_version = null
        where status = 'planned';
      alter table site.announcement
        add constraint announcement_seen check (status <> 'published' or shown is not null),
        add constraint announcement_plan check (num_nonnulls(planned, planned_version, planned_at) in (0, 3)),
        add constraint announcement_planned check (status <> 'planned' or planned is not null);
      drop trigger announcement_content on site.announcement;
      create trigger announcement_content
        after insert or delete or truncate or update of status, shown, planned on site.announcement
        for each statement execute function site.raise_content_version();

      alter table site.announcement_version add changed text[] not null default '{}';
      update site.announcement_version v set changed = pg_temp.changed(b.draft, v.draft)
      from site.announcement_version b where b.announcement = v.announcement and b.version = v.version - 1;

      create table site.article_version (
        article bigint not null references site.article on delete cascade,
        version int not null,
        draft jsonb not null,
        changed text[] not null default '{}',
        saved_at timestamptz not null,
        saved_by bigint,
        saved_as text,
        primary key (article, version)
      );
      grant select, insert on site.article_version to mela_app;

      alter table site.article
        add shown_version int,
        add planned_texts jsonb,
        add planned_version int,
        add planned_at timestamptz,
        add constraint article_plan check (num_nonnulls(planned_texts, planned_version, planned_at) in (0, 3));
      update site.article set shown_version = case when draft is null then version else version - 1 end;
      alter table site.article alter shown_version set not null, alter shown_version set default 1;

      insert into site.article_version (article, version, draft, saved_at, saved_as)
      select id, shown_version, jsonb_build_object('kind', kind, 'anchor', anchor, 'position', position, 'shown', shown,
        'fromAt', from_at, 'untilAt', until_at, 'texts', texts), changed_at, case when draft is null then changed_as end
      from site.article;
      insert into site.article_version (article, version, draft, changed, saved_at, saved_as)
      select a.id, a.version, a.draft, pg_temp.changed(v.draft, a.draft), a.changed_at, a.changed_as
      from site.article a join site.article_version v on v.article = a.id where a.draft is not null;

      drop function pg_temp.changed, pg_temp.fields_of;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table site.article_version;
      alter table site.article drop shown_version, drop planned_texts, drop planned_version, drop planned_at;
      alter table site.announcement_version drop changed;
      drop trigger announcement_content on site.announcement;
      alter table site.announcement
        drop constraint announcement_seen, drop constraint announcement_plan, drop constraint announcement_planned;
      update site.announcement set shown = planned, shown_version = planned_version where status = 'planned';
      alter table site.announcement
        drop planned, drop planned_version, drop planned_at,
        add constraint announcement_check1 check (status not in ('planned', 'published') or shown is not null);
      create trigger announcement_content
        after insert or delete or truncate or update of status, shown on site.announcement
        for each statement execute function site.raise_content_version();
    `);
  }
}
