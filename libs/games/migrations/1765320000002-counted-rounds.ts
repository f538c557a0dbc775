import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletApply } from './counted-rounds/apply.sql.js';
import { walletJudge } from './counted-rounds/judge.sql.js';
import { walletApply as applyBefore } from './free-rounds/apply.sql.js';
import { walletJudge as judgeBefore } from './free-rounds/judge.sql.js';
import { walletMoney as moneyBefore } from './free-rounds/money.sql.js';
import { walletRollback as rollbackBefore } from './free-rounds/rollback.sql.js';
import { walletRounds as roundsBefore } from './free-rounds/rounds.sql.js';
import { walletTypes as typesBefore } from './free-rounds/types.sql.js';
import { transferWalletFunctions as transferBefore } from './transfer-wallets.sql.js';
import { walletCount } from './wallet/count.sql.js';
import { walletHeld } from './wallet/held.sql.js';
import { walletMoney } from './wallet/money.sql.js';
import { walletRollback } from './wallet/rollback.sql.js';
import { walletRounds } from './wallet/rounds.sql.js';
import { walletTypes } from './wallet/types.sql.js';

const DROP = `
  drop type games.wallet_verdict, games.wallet_item cascade;
  drop function games.settle(bigint, timestamptz), games.apply_wallet(jsonb, timestamptz, jsonb, boolean);
`;

/**
 * Stakes are own money first, and bonus money where that is not enough. Rounds count towards what their members have to stake by
 * their totals, so that counting one again changes nothing.
 */
export class CountedRounds1765320000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_open on games.round (member) where status = 'open';
      -- Minor units: the part that is bonus money; and the bonus that it is of.
      alter table games.round add column bonus_stake bigint not null default 0, add column bonus_payout bigint not null default 0,
        add column bonus bigint;
      alter table games.wallet_transaction add column bonus_amount bigint not null default 0;
      alter table games.free_round_grant
        add column held boolean not null default false,
        -- The number of wallet transactions at which what was held was paid.
        add column paid_through bigint;
      drop function games.count_bets(uuid, text[], timestamptz);
    `);
    await runner.query(
      [
        DROP,
        walletTypes,
        walletHeld,
        walletCount,
        walletJudge,
        walletMoney,
        walletRounds,
        walletRollback,
        walletApply,
      ].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.count_rounds(bigint[], bigint[], text[], timestamptz), games.end_spent(bigint[], text[], timestamptz),
        games.meet_bonus_deadline(bigint, timestamptz), games.record_bets(text, text, jsonb, timestamptz),
        games.count_bets(uuid, text[], timestamptz);
    `);
    await runner.query(
      [
        transferBefore,
        DROP,
        typesBefore,
        judgeBefore,
        moneyBefore,
        roundsBefore,
        rollbackBefore,
        applyBefore,
      ].join(''),
    );
    await runner.query(`
      drop function games.release_winnings(uuid), games.is_held(uuid, bigint);
      alter table games.free_round_grant drop column held, drop column paid_through;
      drop index games.round_open;
      alter table games.round drop column bonus_stake, drop column bonus_payout, drop column bonus;
      alter table games.wallet_transaction drop column bonus_amount;
    `);
  }
}
