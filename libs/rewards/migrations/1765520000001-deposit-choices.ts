import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members chose with the order of a deposit. */
export class DepositChoices1765520000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rewards.deposit_choice (
        deposit uuid primary key,
        member bigint not null references members.member,
        -- Without one the member wants no bonus that has to be joined.
        campaign uuid,
        version int,
        at timestamptz not null,
        check ((campaign is null) = (version is null)),
        foreign key (campaign, version) references rewards.campaign_version
      );
      create index deposit_choice_member on rewards.deposit_choice (member) where campaign is not null;
      grant select, insert on rewards.deposit_choice to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rewards.deposit_choice');
  }
}
