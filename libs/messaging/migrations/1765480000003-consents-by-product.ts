import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inboxBroadcasts, MARKETING_BY_PRODUCT } from './inbox-broadcasts.sql.js';

/**
 * Consents to offers by product and channel. Who had agreed to offers in the inbox, of whatever product, has agreed to those
 * in the inbox, and to nothing by mail or SMS.
 */
export class ConsentsByProduct1765480000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messaging.consent rename to consent_before;
      alter index messaging.consent_pkey rename to consent_before_pkey;
      create table messaging.consent (
        member bigint not null references members.member,
        product text not null check (product in ('casino', 'betting', 'lottery')),
        channel text not null check (channel in ('inbox', 'mail', 'sms')),
        given boolean not null,
        changed_at timestamptz not null,
        primary key (member, product, channel)
      );
      insert into messaging.consent
        select member, product, 'inbox', given, changed_at
        from messaging.consent_before, unnest(array['casino', 'betting', 'lottery']) product where purpose = 'marketing';
      drop table messaging.consent_before;
      grant select, insert, update on messaging.consent to mela_app;

      -- Of marketing: the product that it is about, or all of them.
      alter table messaging.broadcast add column product text check (product in ('casino', 'betting', 'lottery')),
        add constraint broadcast_of_product check (product is null or kind = 'marketing');

      -- Members who get marketing at a moment by a channel: they agreed to this product there, or to all of them where it is
      -- null, and are not barred from rewards.
      create function messaging.marketing_members(p_at timestamptz, p_channel text, p_product text) returns table (member bigint)
      language sql stable as $$
        select c.member from messaging.consent c
        where c.channel = p_channel and c.product = coalesce(p_product, 'casino') and c.given
          and (p_product is not null or (
            select count(*) from messaging.consent o where o.member = c.member and o.channel = p_channel and o.given) = 3)
          and not exists (select from safer_play.barred(p_at) barred where barred.member = c.member)
      $$;
      revoke all on function messaging.marketing_members(timestamptz, text, text) from public;
      grant execute on function messaging.marketing_members(timestamptz, text, text) to mela_app;
      ${inboxBroadcasts(MARKETING_BY_PRODUCT)}
      drop function messaging.marketing_members(timestamptz);
    `);
  }

  /** Only who agreed to offers of all products in the inbox goes on getting them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messaging.consent rename to consent_after;
      alter index messaging.consent_pkey rename to consent_after_pkey;
      create table messaging.consent (
        member bigint not null references members.member,
        purpose text not null check (purpose in ('marketing')),
        given boolean not null,
        changed_at timestamptz not null,
        primary key (member, purpose)
      );
      insert into messaging.consent
        select member, 'marketing', count(*) filter (where given) = 3, max(changed_at)
        from messaging.consent_after where channel = 'inbox' group by member;
      drop table messaging.consent_after;
      grant select, insert, update on messaging.consent to mela_app;
      create function messaging.marketing_members(p_at timestamptz) returns table (member bigint)
      language sql stable as $$
        select c.member from messaging.consent c where c.purpose = 'marketing' and c.given
          and not exists (select from safer_play.barred(p_at) barred where barred.member = c.member)
      $$;
      revoke all on function messaging.marketing_members(timestamptz) from public;
      grant execute on function messaging.marketing_members(timestamptz) to mela_app;
      ${inboxBroadcasts('marketing_members(p_now)')}
      drop function messaging.marketing_members(timestamptz, text, text);
      alter table messaging.broadcast drop constraint broadcast_of_product, drop column product;
    `);
  }
}
