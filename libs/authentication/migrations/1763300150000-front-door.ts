import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every way in, out and back in: contacts, devices, codes, captchas, further checks, reset links, authenticators. */
export class FrontDoor1763300150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.member
        alter password_hash drop not null,
        -- E.164. Good for log-in and recovery only once it is proved, and then one account's alone.
        add mobile text check (mobile ~ '^[+][1-9][0-9]{5,14}$'),
        add mobile_verified_at timestamptz,
        add email text,
        add email_verified_at timestamptz,
        add password_changed_at timestamptz,
        -- Withdrawals wait until then, after a recovery or a log-in that nothing proved.
        add withdrawals_wait_until timestamptz,
        -- When a trial account is closed.
        add closes_at timestamptz;
      update identity.member set email = profile->>'email', profile = profile - 'email' where profile ? 'email';
      create unique index member_mobile on identity.member (brand, mobile) where mobile_verified_at is not null;
      create index member_closes on identity.member (closes_at) where status = 'active' and closes_at is not null;

      create table identity.device (
        id uuid primary key,
        brand text not null references site.brand,
        -- SHA-256 of what the cookie holds beside the id; it changes with each use.
        validator_hash bytea not null,
        -- The one before, good for a minute: two tabs may come at once.
        previous_hash bytea,
        rotated_at timestamptz not null,
        -- Whose session it takes up again, and until when.
        resumes bigint references identity.member,
        resumes_until timestamptz,
        user_agent text not null,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        ended_at timestamptz
      );
      -- Who came in from it with all checks passed: there it is not asked again.
      create table identity.known_device (
        device uuid not null references identity.device,
        member bigint not null references identity.member,
        since timestamptz not null,
        primary key (device, member)
      );
      create index known_device_member on identity.known_device (member);

      alter table identity.session
        add device uuid references identity.device,
        add method text not null default 'password',
        -- Good for changing the password and for leaving, for nothing else.
        add restricted boolean not null default false;
      create index session_history on identity.session (person, started_at desc);

      create table identity.one_time_code (
        id uuid primary key,
        brand text not null references site.brand,
        purpose text not null,
        channel text not null check (channel in ('sms', 'mail')),
        -- E.164, or a mail address in small letters.
        target text not null,
        -- HMAC-SHA-256 with a key of the installation.
        code_hash bytea not null,
        tries smallint not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index one_time_code_target on identity.one_time_code (brand, purpose, channel, target, created_at desc);

      create table identity.captcha (
        id uuid primary key,
        brand text not null references site.brand,
        answer_hash bytea not null,
        expires_at timestamptz not null
      );
      create index captcha_expires on identity.captcha (expires_at);

      -- A log-in that waits for a further check.
      create table identity.step_up (
        id uuid primary key,
        member bigint not null references identity.member,
        address text not null,
        site text not null,
        remember boolean not null,
        methods text[] not null,
        tries smallint not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );

      create table identity.reset_link (
        id uuid primary key,
        -- Nobody where name and mail did not fit together: the row is written all the same, as the work for it is.
        member bigint references identity.member,
        email text not null,
        -- Of who asked.
        address text not null,
        -- Written when the mail is made: the token itself is kept nowhere.
        token_hash bytea unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        -- When the mail is to be tried, until it was taken or given up.
        send_at timestamptz,
        tries smallint not null default 0
      );
      create index reset_link_member on identity.reset_link (member, created_at desc);
      create index reset_link_send on identity.reset_link (send_at) where member is not null and send_at is not null;

      -- What the owner of an account is told by mail or SMS, at a contact that was proved.
      create table identity.letter (
        id uuid primary key,
        member bigint not null references identity.member,
        kind text not null,
        channel text not null check (channel in ('sms', 'mail')),
        target text not null,
        created_at timestamptz not null,
        send_at timestamptz,
        tries smallint not null default 0
      );
      create index letter_send on identity.letter (send_at) where send_at is not null;

      create table identity.totp (
        member bigint primary key references identity.member,
        -- Wrapped by the installation's key.
        sealed_secret text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        used_step bigint
      );
      create table identity.recovery_code (
        member bigint not null references identity.member,
        code_hash bytea not null,
        used_at timestamptz,
        primary key (member, code_hash)
      );

      create table identity.social_account (
        brand text not null references site.brand,
        provider text not null,
        subject text not null,
        member bigint not null references identity.member,
        linked_at timestamptz not null,
        primary key (brand, provider, subject)
      );
      create index social_account_member on identity.social_account (member);
      create table identity.social_attempt (
        state_hash bytea primary key,
        brand text not null references site.brand,
        provider text not null,
        nonce text not null,
        code_verifier text not null,
        site text not null,
        register jsonb,
        expires_at timestamptz not null
      );

      grant select, insert, update on identity.device, identity.one_time_code, identity.step_up, identity.reset_link,
        identity.letter, identity.totp to mela_app;
      grant select, insert, delete on identity.known_device, identity.captcha, identity.social_attempt to mela_app;
      grant select, insert, update, delete on identity.recovery_code to mela_app;
      grant delete on identity.totp, identity.one_time_code, identity.letter, identity.reset_link, identity.step_up
        to mela_app;
      grant select, insert on identity.social_account to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table identity.social_attempt, identity.social_account, identity.recovery_code, identity.totp,
        identity.letter, identity.reset_link, identity.step_up, identity.captcha, identity.one_time_code;
      drop index identity.session_history;
      alter table identity.session drop device, drop method, drop restricted;
      drop table identity.known_device, identity.device;
      update identity.member set profile = profile || jsonb_build_object('email', email) where email is not null;
      alter table identity.member drop mobile, drop mobile_verified_at, drop email, drop email_verified_at,
        drop password_changed_at, drop withdrawals_wait_until, drop closes_at;
    `);
  }
}
