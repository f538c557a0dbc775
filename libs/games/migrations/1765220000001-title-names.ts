import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldSql } from './title-names/fold.sql.js';

/** The names of titles, folded for the search. Triggers write them, whoever writes a title. */
export class TitleNames1765220000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${foldSql}
      create table games.title_name (
        node_id int not null references games.title on delete cascade,
        language text not null,
        -- Folded, without blanks.
        letters text not null,
        keys tsvector not null,
        primary key (node_id, language)
      );
      grant select on games.title_name to mela_app;

      create function games.write_title_names(p_titles int[]) returns void
      language sql security definer set search_path = games, pg_temp as $$
        delete from games.title_name where node_id = any(p_titles);
        insert into games.title_name (node_id, language, letters, keys)
          select t.node_id, n.key, replace(f.folded, ' ', ''), games.search_keys(f.folded)
          from games.title t, jsonb_each_text(t.names) n, games.fold_name(n.value) f(folded)
          where t.node_id = any(p_titles) and f.folded <> '';
      $$;
      create function games.follow_title_names() returns trigger
      language plpgsql security definer set search_path = games, pg_temp as $$
      begin
        if tg_op = 'INSERT' then
          perform games.write_title_names(array(select node_id from written));
        else
          perform games.write_title_names(array(
            select w.node_id from written w left join replaced r on r.node_id = w.node_id where r.names is distinct from w.names));
        end if;
        return null;
      end $$;
      revoke all on function games.fold_name(text), games.word_starts(text), games.search_keys(text), games.write_title_names(int[]),
        games.follow_title_names() from public;
      create trigger title_names_added after insert on games.title
        referencing new table as written for each statement execute function games.follow_title_names();
      create trigger title_names_changed after update on games.title
        referencing old table as replaced new table as written for each statement execute function games.follow_title_names();

      select games.write_title_names(array(select node_id from games.title));
      create index title_name_keys on games.title_name using gin (keys) with (fastupdate = off);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger title_names_added on games.title;
      drop trigger title_names_changed on games.title;
      drop function games.follow_title_names(), games.write_title_names(int[]);
      drop table games.title_name;
      drop function games.search_keys(text), games.word_starts(text), games.fold_name(text);
    `);
  }
}
