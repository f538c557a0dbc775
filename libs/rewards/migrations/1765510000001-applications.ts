import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications of members for rewards, about which operators decide. */
export class Applications1765510000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rewards.entitlement
        -- How often the member may still apply; null of a reward for which nobody applies.
        add column tries_left smallint check (tries_left >= 0),
        -- The operator who has taken the application, and acted on it last.
        add column claimed_by bigint,
        add column claimed_as text,
        add column claimed_at timestamptz,
        drop constraint entitlement_status_check,
        add constraint entitlement_status_check
          check (status in ('joined', 'applying', 'process', 'rejected', 'claimable', 'claimed', 'issued', 'closed')),
        drop constraint entitlement_held,
        add constraint entitlement_held check (status not in ('applying', 'process', 'rejected') or held_at is not null),
        add constraint entitlement_applied
          check (tries_left is not null or status <> 'applying' and claimed_by is null),
        add constraint entitlement_claim check ((claimed_by is null) = (claimed_as is null) and (claimed_by is null) = (claimed_at is null));
      create index entitlement_application on rewards.entitlement (brand, held_at, id) where tries_left is not null;
      create index entitlement_undecided on rewards.entitlement (held_at)
        where tries_left is not null and status in ('applying', 'process');

      create table rewards.application (
        entitlement uuid not null references rewards.entitlement,
        -- Counts the tries.
        no smallint not null check (no > 0),
        comment text not null check (comment <> ''),
        applied_at timestamptz not null,
        decision text check (decision in ('approved', 'rejected')),
        decided_at timestamptz,
        decided_as text,
        reason text,
        primary key (entitlement, no),
        check ((decision is null) = (decided_at is null) and (decision is null) = (decided_as is null)),
        check ((decision is not distinct from 'rejected') = (reason is not null))
      );
      create table rewards.application_image (
        id uuid primary key,
        entitlement uuid not null,
        application smallint not null,
        place smallint not null,
        type text not null check (type = 'image/jpeg'),
        width int not null,
        height int not null,
        data bytea not null,
        sha256 text not null,
        unique (entitlement, application, place),
        foreign key (entitlement, application) references rewards.application
      );

      grant select, insert on rewards.application, rewards.application_image to mela_app;
      grant update (decision, decided_at, decided_as, reason) on rewards.application to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table rewards.application_image, rewards.application;
      update rewards.entitlement set status = 'closed' where status = 'applying';
      alter table rewards.entitlement drop constraint entitlement_claim, drop constraint entitlement_applied,
        drop constraint entitlement_status_check,
        add constraint entitlement_status_check
          check (status in ('joined', 'process', 'rejected', 'claimable', 'claimed', 'issued', 'closed')),
        drop constraint entitlement_held,
        add constraint entitlement_held check (status not in ('process', 'rejected') or held_at is not null),
        drop column claimed_at, drop column claimed_as, drop column claimed_by, drop column tries_left;
    `);
  }
}
