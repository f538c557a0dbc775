import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { bytesToHex, hexToBytes } from '#libs/platform/common/bytes';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { seedCommitment } from '../common/fairness/commitments.js';
import { treeRoot } from '../common/fairness/ticket-tree.js';
import { CheckedValues } from './checked-values.js';
import { type DrawRow, readDraws } from './draw-row.js';
import { sha256OfNode } from './leaves.js';
import { ownResult } from './own-result.js';
import { readSealedTickets } from './sealed-tickets.js';

/** Two days, so that a night without a worker is made up for. */
const BACK_MS = 2 * 24 * 3_600_000;

/** What was published of a draw and does not follow from its seed, its tickets and the value of its beacon's round. */
export interface DrawDifference {
  draw: string;
  gameCode: string;
  drawNo: string;
  of: 'commitment' | 'ticket' | 'root' | 'beaconValue' | 'result';
  published: string | null;
  calculated: string;
}

type Finding = Pick<DrawDifference, 'of' | 'published' | 'calculated'>;

/** Works out once more what our own draws came to: triggers guard what was published, and this finds who got round them. */
@Injectable()
export class DrawVerifier {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The draws of the last two days of all brands. Logs and audits what differs. */
  async verify(): Promise<DrawDifference[]> {
    const now = this.clock.now();
    const games = await this.database.query<{ brand: string; code: string }>(
      'select brand, code from lottery.game',
    );
    const found: DrawDifference[] = [];
    for (const { brand, code } of games) {
      const draws = await readDraws(
        this.database,
        `where d.brand = $1 and d.game = $2 and d.draw_at >= $3 and d.draw_at < $4 and d.source = 'own'
           and d.status in ('drawn', 'settled', 'void') order by d.draw_at`,
        [brand, code, new Date(now.getTime() - BACK_MS), now],
      );
      const chain = new CheckedValues();
      for (const draw of draws)
        for (const finding of await this.findingsOf(draw, chain))
          found.push(await this.record(draw, finding));
    }
    return found;
  }

  /** A void draw has told its seed. Its root is null if it was not closed, and its value if the beacon did not tell one. */
  private async findingsOf(draw: DrawRow, values: CheckedValues): Promise<Finding[]> {
    const { seed, commitment, root, beaconValue, status } = draw;
    const findings: Finding[] = [];
    const compare = (of: Finding['of'], published: string | null, calculated: string) => {
      if (published !== calculated) findings.push({ of, published, calculated });
    };
    if (seed !== null) compare('commitment', commitment, await seedCommitment(hexToBytes(seed)));
    if (root !== null) {
      const leaves = [];
      for await (const { ticketNo, sealed, leaf } of readSealedTickets(this.database, draw.id)) {
        if (sealed !== leaf)
          findings.push({ of: 'ticket', published: `${ticketNo} ${sealed}`, calculated: leaf });
        leaves.push(hexToBytes(leaf));
      }
      compare('root', root, bytesToHex(await treeRoot(leaves, sha256OfNode)));
    }
    if (beaconValue !== null && draw.beaconAnchor !== null) {
      const chain = { firstRound: Number(draw.beaconFirstRound), anchor: draw.beaconAnchor };
      const found = values.differing({ round: Number(draw.beaconRound), value: beaconValue }, chain);
      if (found) findings.push({ of: 'beaconValue', ...found });
    }
    if (status !== 'void' && seed !== null && beaconValue !== null)
      compare('result', draw.result, await ownResult(draw, { seed, beaconValue }));
    return findings;
  }

  private async record(draw: DrawRow, { of, published, calculated }: Finding): Promise<DrawDifference> {
    const { id, brand, game: gameCode, drawNo } = draw;
    const difference = { draw: id, gameCode, drawNo, of, published, calculated };
    this.logger.error({ brand, ...difference }, 'a draw is not what its seed, tickets and beacon come to');
    await this.audit.record({
      brand,
      actor: 'system',
      action: 'draw.differs',
      subject: `draw ${gameCode} ${drawNo}`,
      before: { [of]: published },
      after: { [of]: calculated },
    });
    return difference;
  }
}
