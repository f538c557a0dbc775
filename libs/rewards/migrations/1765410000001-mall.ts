import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The points mall: what points are redeemed for, and the redemptions with their steps. */
export class Mall1765410000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rewards.goods (
        id uuid primary key,
        brand text not null references site.brand,
        type text not null check (type in ('goods', 'chips', 'cash')),
        -- By language: { "EN": { "name": "...", "remark": "..." } }.
        texts jsonb not null,
        -- Minor units: what one piece pays, or what goods are worth.
        amount bigint check (amount > 0),
        -- The wagering plan of chips; without one every game counts whole.
        plan text,
        points_required bigint not null check (points_required > 0),
        -- Minor units, paid beside the points.
        amount_required bigint not null check (amount_required >= 0),
        -- All pieces that were ever offered, and those of them that are redeemed and were not given back.
        stock int not null check (stock >= 0),
        taken int not null default 0 check (taken >= 0),
        per_member int check (per_member > 0),
        image text,
        listed boolean not null,
        version int not null check (version > 0),
        changed_at timestamptz not null,
        changed_by bigint not null,
        changed_as text not null,
        check (type = 'goods' or amount is not null),
        check (type = 'chips' or plan is null),
        constraint goods_within_stock check (taken <= stock)
      );
      create index goods_changed on rewards.goods (brand, changed_at desc, id desc);
      create index goods_listed on rewards.goods (brand) where listed;

      create table rewards.redemption (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        account text not null,
        goods uuid not null references rewards.goods,
        type text not null,
        -- As they were when it was redeemed: later changes of the goods change nothing here. Amounts are sums, in minor units.
        names jsonb not null,
        quantity int not null check (quantity > 0),
        amount bigint,
        points bigint not null check (points > 0),
        amount_required bigint not null check (amount_required >= 0),
        status text not null check (status in ('in-process', 'approved', 'completed', 'rejected')),
        -- Why it was rejected.
        remark text,
        -- The receiver of goods: name, mobile and address, until delivery_until.
        delivery jsonb,
        delivery_until timestamptz,
        claimed_by bigint,
        claimed_as text,
        claimed_at timestamptz,
        created_at timestamptz not null,
        waiting_since timestamptz not null,
        check ((status = 'rejected') = (remark is not null)),
        check (delivery_until is null or (delivery is not null and status in ('completed', 'rejected')))
      );
      create index redemption_member on rewards.redemption (member, created_at desc, id desc);
      create index redemption_of_goods on rewards.redemption (goods, member) where status <> 'rejected';
      create index redemption_queue on rewards.redemption (brand, status, waiting_since, id);
      create index redemption_all on rewards.redemption (brand, waiting_since, id);
      create index redemption_type on rewards.redemption (brand, type, waiting_since, id);
      create index redemption_claimed on rewards.redemption (brand, claimed_by) where claimed_by is not null;
      create index redemption_account on rewards.redemption (brand, lower(account) text_pattern_ops);
      create index redemption_delivery on rewards.redemption (delivery_until) where delivery_until is not null;

      create table rewards.redemption_step (
        redemption uuid not null references rewards.redemption,
        no int not null,
        status text not null,
        by text not null,
        at timestamptz not null,
        reason text,
        primary key (redemption, no)
      );

      grant select, insert, update on rewards.goods, rewards.redemption to mela_app;
      grant select, insert on rewards.redemption_step to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rewards.redemption_step, rewards.redemption, rewards.goods');
  }
}
