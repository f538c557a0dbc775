import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which networks members came in, for contexts above that compare accounts. */
export class NetworksOfOrigins1765540000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a household or an office shares: the first 24 bits of an IPv4 address, also where it is written as IPv6, and 64 of
      -- any other IPv6 one. Null for what is no address, and for this machine's own, by which a proxy may hide everybody's.
      create function authentication.network_of(address text) returns cidr language plpgsql immutable strict parallel safe as $$
        declare
          plain text := regexp_replace(split_part(address, '%', 1), '^::ffff:(\\d+(\\.\\d+){3})$', '\\1', 'i');
        begin
          if not pg_input_is_valid(plain, 'inet') or plain::inet <<= any (array['127.0.0.0/8', '::1/128']::inet[]) then
            return null;
          end if;
          return network(set_masklen(plain::inet, case family(plain::inet) when 4 then 24 else 64 end));
        end $$;
      create index session_network on authentication.session (authentication.network_of(address)) where role in ('member', 'agent');

      -- Of a member's first four sessions, the one of the registration among them: later on people travel.
      create view authentication.origin_network_view as
        select person as member, authentication.network_of(address) as network from authentication.session s
        where role in ('member', 'agent') and authentication.network_of(address) is not null and not exists (
          select from authentication.session earlier where earlier.person = s.person and earlier.role in ('member', 'agent')
            and (earlier.started_at, earlier.id) < (s.started_at, s.id) offset 3);
      grant select on authentication.origin_network_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view authentication.origin_network_view;
      drop index authentication.session_network;
      drop function authentication.network_of(text);
    `);
  }
}
