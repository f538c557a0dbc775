import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletApply } from './free-rounds/apply.sql.js';
import { walletJudge } from './free-rounds/judge.sql.js';
import { walletMoney } from './free-rounds/money.sql.js';
import { walletRollback } from './free-rounds/rollback.sql.js';
import { walletRounds } from './free-rounds/rounds.sql.js';
import { walletTypes } from './free-rounds/types.sql.js';
import { walletApply as applyBefore } from './netted-stakes/apply.sql.js';
import { walletJudge as judgeBefore } from './netted-stakes/judge.sql.js';
import { walletRounds as roundsBefore } from './netted-stakes/rounds.sql.js';
import { walletTypes as typesBefore } from './netted-stakes/types.sql.js';

const DROP = `
  drop type games.wallet_verdict, games.wallet_item cascade;
  drop function games.settle(bigint, timestamptz), games.apply_wallet(jsonb, timestamptz, jsonb, boolean);
`;

/** Free rounds: what was granted, and which bets and rounds took them. */
export class FreeRounds1765270000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Its id is the reward_uuid of the wallet protocol.
      create table games.free_round_grant (
        id uuid primary key,
        brand text not null,
        vendor text not null,
        member bigint not null references members.member,
        node_id int not null references games.title,
        currency text not null,
        bet_count int not null check (bet_count between 1 and 1000),
        -- Minor units: the stake that each round is played as.
        bet_value bigint not null check (bet_value > 0),
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        granted_at timestamptz not null,
        -- No bet takes a free round from then on.
        cancelled_at timestamptz,
        -- The vendor's last confirmed word: null until it has answered, 'refused' where it never offers them.
        vendor_state text check (vendor_state in ('active', 'refused', 'cancelled')),
        check (ends_at > starts_at),
        foreign key (brand, vendor) references games.vendor (brand, code)
      );
      create index free_round_grant_member on games.free_round_grant (member, granted_at desc);
      grant select, insert, update on games.free_round_grant to mela_app;

      alter table games.round add column reward uuid references games.free_round_grant;
      -- No reference: a refused bet is kept under the reward that it named.
      alter table games.wallet_transaction add column reward uuid;
      create index wallet_transaction_reward on games.wallet_transaction (reward)
        where reward is not null and operation = 'bet' and state = 'accepted';
      create index round_reward on games.round (reward) where reward is not null;
    `);
    await runner.query(
      [DROP, walletTypes, walletJudge, walletMoney, walletRounds, walletRollback, walletApply].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      [DROP, typesBefore, judgeBefore, walletMoney, roundsBefore, walletRollback, applyBefore].join(''),
    );
    await runner.query(`
      drop index games.wallet_transaction_reward, games.round_reward;
      alter table games.wallet_transaction drop column reward;
      alter table games.round drop column reward;
      drop table games.free_round_grant;
    `);
  }
}
