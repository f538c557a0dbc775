import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a brand has agreed with a vendor: whose wallet is used, in which currencies and languages, and what it calls sports. */
export class VendorTerms1765230000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.vendor
        -- seamless: each bet is charged to the member's wallet. transfer: the vendor keeps a wallet for each member.
        add column wallet text not null default 'seamless' check (wallet in ('seamless', 'transfer')),
        -- All, where it is null.
        add column currencies text[],
        add column languages text[],
        -- The category of what the vendor lists as sports.
        add column sports_category text not null default 'SPORTS'
          check (sports_category in ('SPORTS', 'ESPORTS', 'COCKFIGHT'));
      update games.vendor set sports_category = 'ESPORTS' where code in ('AV', 'AI', 'IMES', 'TF', 'IA');
      update games.vendor set sports_category = 'COCKFIGHT' where code = 'DS88';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.vendor drop column wallet, drop column currencies, drop column languages,
        drop column sports_category;
    `);
  }
}
