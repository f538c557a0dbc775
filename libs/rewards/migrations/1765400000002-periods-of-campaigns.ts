import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What campaigns give for a period of play: losses in the facts, days as periods, and what is to be given for one that is over. */
export class PeriodsOfCampaigns1765400000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rewards.play_day
        -- Own stakes less own payouts, of rounds that counted towards no bonus; below zero after a win.
        add column net_loss bigint not null default 0;
      create index play_day_day on rewards.play_day (brand, day);

      alter table rewards.open_period drop constraint open_period_code_check,
        add constraint open_period_code_check check (code in ('D', 'W', 'M'));

      -- What a campaign gives for a period that is over, until it is given.
      create table rewards.due_award (
        campaign uuid not null,
        version int not null,
        member bigint not null references members.member,
        occurrence text not null,
        -- Minor units, or points.
        amount bigint not null check (amount > 0),
        primary key (campaign, occurrence, member),
        foreign key (campaign, version) references rewards.campaign_version
      );
      grant select, insert, delete, update on rewards.due_award to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table rewards.due_award;
      delete from rewards.open_period where code = 'D';
      alter table rewards.open_period drop constraint open_period_code_check,
        add constraint open_period_code_check check (code in ('W', 'M'));
      drop index rewards.play_day_day;
      alter table rewards.play_day drop column net_loss;
    `);
  }
}
