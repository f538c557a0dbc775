import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was referred by whom, and rewards that an operator checks before they are given. */
export class Referrals1765490000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A member who has registered with another member's own code.
      create table rewards.referral (
        referred bigint primary key references members.member,
        brand text not null references site.brand,
        referrer bigint not null references members.member,
        registered_at timestamptz not null,
        -- When it is looked at next; null once no campaign waits for it.
        due_at timestamptz,
        -- It is also looked at when the valid bets together reach this, in minor units; null while no campaign waits for play.
        next_bet bigint,
        -- The campaigns whose conditions were met: what they gave, or did not give, stays.
        met uuid[] not null default '{}'
      );
      create index referral_due on rewards.referral (due_at) where due_at is not null;
      create index referral_referrer on rewards.referral (referrer, registered_at desc, referred desc);

      -- What a referred member has in common with the referrer, or with others whom the same member has referred.
      create table rewards.referral_likeness (
        referred bigint not null references rewards.referral,
        other bigint not null references members.member,
        kind text not null check (kind in ('device', 'bank-account', 'holder', 'mail', 'address')),
        primary key (referred, other, kind)
      );

      alter table rewards.entitlement
        -- Since when it was held for an operator; stays when it is decided.
        add column held_at timestamptz,
        drop constraint entitlement_status_check,
        add constraint entitlement_status_check
          check (status in ('joined', 'process', 'rejected', 'claimable', 'claimed', 'issued', 'closed')),
        add constraint entitlement_held check (status not in ('process', 'rejected') or held_at is not null);
      create index entitlement_held on rewards.entitlement (brand, held_at, id) where held_at is not null;
      create index entitlement_waiting on rewards.entitlement (brand, held_at, id) where status = 'process';
      create index entitlement_deposit on rewards.entitlement (deposit) where deposit is not null;

      grant select, insert, update on rewards.referral to mela_app;
      grant select, insert on rewards.referral_likeness to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update rewards.entitlement set status = 'closed' where status in ('process', 'rejected');
      drop index rewards.entitlement_deposit;
      alter table rewards.entitlement drop constraint entitlement_held, drop constraint entitlement_status_check,
        add constraint entitlement_status_check check (status in ('joined', 'claimable', 'claimed', 'issued', 'closed')),
        drop column held_at;
      drop table rewards.referral_likeness, rewards.referral;
    `);
  }
}
