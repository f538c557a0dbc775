import type { MigrationInterface, QueryRunner } from 'typeorm';
import { roomLeft } from './tickets/locks.sql.js';

/**
 * Reads the payouts of an exposure once for all outcomes of a ticket. As a column they were unpacked anew for each of up to 1,000 outcomes,
 * which took most of the time of a sale.
 */
export class RoomLeft1765600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function lottery.room_left(p_draw bigint, p_room jsonb) returns bigint
      language plpgsql stable set search_path = lottery, pg_temp as $$
      declare
        v record;
        v_payouts bigint[];
        v_least bigint;
      begin
        for v in select r.*, e.payouts from jsonb_to_recordset(p_room) r(key text, most bigint, places int[], adds bigint[])
          join exposure e on e.draw = p_draw and e.key = r.key
        loop
          v_payouts := v.payouts;
          v_least := least(v_least, (
            select min(greatest(0, v.most - v_payouts[o.place])) from unnest(v.places, v.adds) o(place, add)
            where v_payouts[o.place] + o.add > v.most));
        end loop;
        return v_least;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(roomLeft.replace('create function', 'create or replace function'));
  }
}
