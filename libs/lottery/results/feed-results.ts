import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { type SignedRequest, verifySignature } from '#libs/platform/crypto/signature';
import { Database } from '#libs/platform/database/database';
import type { Caller } from '#libs/platform/http/caller';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import type { FeedStatus, sendDrawResult } from '../common/feed.calls.js';
import { findGame } from '../common/games.js';
import { readResult, resultText } from '../common/results/result-text.js';
import { AwaitedResults } from '../draws/awaited-results.js';
import { DrawOutcomes } from '../draws/draw-outcomes.js';
import { type DrawRow, readDraws } from '../draws/draw-row.js';
import { lockDraw } from '../draws/lock-draw.js';

const HOUR_MS = 3_600_000;

type Message = InputOf<typeof sendDrawResult>;

/**
 * Results that a feed of outside lotteries sends. Where the feed alone decides, its first result is final; where an operator confirms it, a
 * higher sequence replaces what came before.
 */
@Injectable()
export class FeedResults {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly outcomes: DrawOutcomes,
    private readonly awaited: AwaitedResults,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Every request that can be parsed gets a status. Runs in a transaction of its own. */
  async receive(
    { brand }: Caller,
    request: SignedRequest,
    message: Message | undefined,
  ): Promise<{ status: FeedStatus }> {
    const { merchantCode } = this.brands.byId(brand).settings;
    const { lotteryFeedSecrets } = merchantConfig(this.config, merchantCode);
    if (!verifySignature(request, lotteryFeedSecrets, Date.now()))
      return { status: 'RS_ERROR_INVALID_SIGNATURE' };
    if (request.headers['x-operator-id'] !== merchantCode) return { status: 'RS_ERROR_INVALID_PARTNER' };
    if (!message) return { status: 'RS_ERROR_WRONG_SYNTAX' };
    const result = this.read(message);
    if (result === null) return { status: 'RS_ERROR_WRONG_SYNTAX' };
    return { status: await this.database.transaction(() => this.take(brand, message, result)) };
  }

  /** As it is stored; null for numbers that are none of the game. */
  private read({ game_code, result }: Message): string | null {
    const shape = findGame(game_code)?.shape;
    const read = shape && readResult(result, shape);
    return shape && read ? resultText(read, shape) : null;
  }

  private async take(brand: string, message: Message, result: string): Promise<FeedStatus> {
    const draw = await this.lock(brand, message);
    if (!draw || draw.source === 'own') return 'RS_ERROR_INVALID_GAME';
    const [last] = await this.database.query<{ sequence: string; result: string }>(
      `select sequence, result from lottery.feed_message where feed = $1 and draw = $2 and sequence >= $3 order by sequence limit 1`,
      [message.feed, draw.id, message.sequence],
    );
    if (Number(last?.sequence) === message.sequence)
      return last?.result === result ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION';
    if (!isOfDraw(draw, message)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    await this.database.query(
      `insert into lottery.feed_message (feed, draw, sequence, result, drawn_at, received_at) values ($1, $2, $3, $4, $5, $6)`,
      [message.feed, draw.id, message.sequence, result, message.drawn_at, this.clock.now()],
    );
    if (last)
      await this.alarm(draw, message, 'a feed sent a result whose sequence is lower than its last one');
    else if (draw.status === 'closed') await this.use(draw, result);
    else if (draw.result !== result)
      await this.alarm(draw, message, 'a feed sent another result of a draw that has its result');
    return 'RS_OK';
  }

  private async use(draw: DrawRow, result: string): Promise<void> {
    if (draw.source === 'feed') await this.outcomes.setResult(draw, result);
    else this.awaited.changed(draw.brand);
  }

  private async lock(brand: string, { game_code, draw_no }: Message): Promise<DrawRow | null> {
    const where = 'where d.brand = $1 and d.game = $2 and d.draw_no = $3';
    const [seen] = await readDraws(this.database, where, [brand, game_code, draw_no]);
    return seen ? lockDraw(this.database, brand, seen.id) : null;
  }

  /** Operators see that the draw is contradicted, and find the message in it. */
  private async alarm(draw: DrawRow, { feed, sequence }: Message, about: string): Promise<void> {
    await this.database.query('update lottery.draw set contradicted_at = $2 where id = $1', [
      draw.id,
      this.clock.now(),
    ]);
    this.logger.warn({ feed, sequence, game: draw.game, drawNo: draw.drawNo }, about);
    this.awaited.changed(draw.brand);
  }
}

/** After its close, and drawn from an hour before its time to a day after it. */
function isOfDraw({ status, drawAt }: DrawRow, { drawn_at }: Message): boolean {
  if (status === 'planned' || status === 'open') return false;
  const after = Date.parse(drawn_at) - drawAt.getTime();
  return after >= -HOUR_MS && after <= 24 * HOUR_MS;
}
