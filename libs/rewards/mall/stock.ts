import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { Boards } from '#libs/platform/push/boards';
import type { GoodsTerms, GoodsType } from '../common/mall.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { mallChanged } from '../common/rewards.events.js';

/** What a member asks for. */
export interface Wanted {
  brand: string;
  member: string;
  goods: string;
  quantity: number;
  /** The version that the member has read. */
  version?: number | undefined;
  /** Given by a promotion: also what the mall does not list, and as often as the promotion gives it. */
  isReward?: boolean;
}

/** Prices of one piece, in minor units. */
export interface Goods {
  type: GoodsType;
  texts: GoodsTerms['texts'];
  amount: bigint | null;
  plan: string | null;
  points: bigint;
  amountRequired: bigint;
}

interface Row {
  type: GoodsType;
  texts: GoodsTerms['texts'];
  amount: string | null;
  plan: string | null;
  points: string;
  amountRequired: string;
  left: number;
  version: number;
  perMember: number | null;
}

const COLUMNS = `type, texts, amount, plan, points_required as points, amount_required as "amountRequired", stock - taken as left, version,
  per_member as "perMember"`;

/** The pieces of goods. What is taken never exceeds the stock. */
@Injectable()
export class Stock {
  constructor(
    private readonly database: Database,
    private readonly boards: Boards,
  ) {}

  /**
   * The goods, where they can be taken now; nothing is locked.
   * @throws AppError 404, 409 for another version, 422 for too few pieces, or more than a member may have
   */
  async find(wanted: Wanted): Promise<Goods> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from rewards.goods where id = $1 and brand = $2 and (listed or $3)`,
      [wanted.goods, wanted.brand, wanted.isReward === true],
    );
    const goods = await this.checked(wanted, row);
    if (goods.left < wanted.quantity) throw new AppError(rewardErrors.error_out_of_stock);
    return goodsOf(goods);
  }

  /**
   * Takes pieces in the caller's transaction, which holds the lock of the member's wallet.
   * @throws AppError as `find`
   */
  async take(wanted: Wanted): Promise<Goods> {
    const { rows } = await this.database.change<Row>(
      `update rewards.goods set taken = taken + $3::int
       where id = $1 and brand = $2 and (listed or $4) and stock - taken >= $3::int returning ${COLUMNS}`,
      [wanted.goods, wanted.brand, wanted.quantity, wanted.isReward === true],
    );
    if (!rows[0]) {
      await this.find(wanted);
      throw new AppError(rewardErrors.error_out_of_stock);
    }
    const goods = await this.checked(wanted, rows[0]);
    this.boards.changed(mallChanged, wanted.brand);
    return goodsOf(goods);
  }

  /** Gives pieces back in the caller's transaction. */
  async giveBack({ brand, goods, quantity }: Omit<Wanted, 'member' | 'version'>): Promise<void> {
    await this.database.query('update rewards.goods set taken = taken - $2::int where id = $1', [
      goods,
      quantity,
    ]);
    this.boards.changed(mallChanged, brand);
  }

  private async checked(
    { goods, member, quantity, version, isReward }: Wanted,
    row: Row | undefined,
  ): Promise<Row> {
    if (!row) throw new AppError(platformErrors.error_not_found);
    if (version !== undefined && version !== row.version)
      throw new AppError(rewardErrors.error_goods_changed);
    if (row.perMember === null || isReward) return row;
    const [had] = await this.database.query<{ pieces: number }>(
      `select coalesce(sum(quantity), 0)::int as pieces from rewards.redemption
       where goods = $1 and member = $2 and status <> 'rejected' and reward is null`,
      [goods, member],
    );
    if ((had?.pieces ?? 0) + quantity > row.perMember)
      throw new AppError(rewardErrors.error_redeem_limit, { params: { max: row.perMember } });
    return row;
  }
}

const goodsOf = ({ type, texts, amount, plan, points, amountRequired }: Row): Goods => ({
  type,
  texts,
  plan,
  amount: amount === null ? null : BigInt(amount),
  points: BigInt(points),
  amountRequired: BigInt(amountRequired),
});
