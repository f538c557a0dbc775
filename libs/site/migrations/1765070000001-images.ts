import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images of banners, in a small version too, and where drafts name them. */
export class Images1765070000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.image (
        brand text not null references site.brand,
        id text not null check (id ~ '^[0-9a-f]{64}$'),
        width int not null check (width > 0),
        height int not null check (height > 0),
        data bytea not null,
        small bytea,
        uploaded_at timestamptz not null,
        used boolean not null default false,
        primary key (brand, id)
      );
      create index image_unused on site.image (uploaded_at) where not used;
      grant select, insert, delete on site.image to mela_app;
      grant update (uploaded_at, used) on site.image to mela_app;

      create function pg_temp.with_images(draft jsonb) returns jsonb language sql as $$
        select draft || jsonb_build_object('image', null, 'texts', coalesce(
          (select jsonb_object_agg(key, value || '{"image": null, "imageAlt": ""}')
           from jsonb_each(draft->'texts')), '{}'))
      $$;
      update site.announcement set draft = pg_temp.with_images(draft), shown = pg_temp.with_images(shown);
      update site.announcement_version set draft = pg_temp.with_images(draft);
      drop function pg_temp.with_images;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function pg_temp.without_images(draft jsonb) returns jsonb language sql as $$
        select (draft - 'image') || jsonb_build_object('texts', coalesce(
          (select jsonb_object_agg(key, value - 'image' - 'imageAlt') from jsonb_each(draft->'texts')), '{}'))
      $$;
      update site.announcement set draft = pg_temp.without_images(draft), shown = pg_temp.without_images(shown);
      update site.announcement_version set draft = pg_temp.without_images(draft);
      drop function pg_temp.without_images;
      drop table site.image;
    `);
  }
}
