import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the list of proposals: read by key, narrowed by state, and searched by subject or operator. */
export class ProposalLists1765100000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index operations.proposal_time;
      create index proposal_time on operations.proposal (brand, proposed_at desc, id desc);
      create index proposal_state on operations.proposal (brand, state, proposed_at desc, id desc);
      create index proposal_subject on operations.proposal (brand, lower(subject) text_pattern_ops);
      create index proposal_proposer on operations.proposal (proposed_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index operations.proposal_time, operations.proposal_state, operations.proposal_subject,
        operations.proposal_proposer;
      create index proposal_time on operations.proposal (brand, proposed_at desc, id);
    `);
  }
}
