import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { CSV_MARK, csvRows } from '#libs/platform/common/csv';
import type { Download } from '#libs/platform/common/download';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { KeysetPage } from '#libs/platform/database/keyset-list';
import { TemporaryFile } from '#libs/platform/files/temporary-file';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { ConcurrencyLimiter } from '#libs/platform/limits/concurrency-limiter';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { BrandRegistry } from '#libs/site/index';
import type { ListName } from '../common/operators-list.js';
import { type Moment, zonedMoments } from './zoned-moment.js';

const PAGE_SIZE = 1000;
/** More rows are for a narrower filter. */
const MOST_ROWS = 100_000;
/** Files that this process writes at a time: each holds one connection and its snapshot. */
const AT_A_TIME = { concurrency: 2, maxWaiting: 10, timeoutMs: 10_000 };

/** The cells of a file by their headers: amounts as on the wire; `moment` has the offset of the brand's zone. */
export type Columns<Row> = Record<string, (row: Row, moment: Moment) => string | null>;

export interface ExportedList<Row> {
  name: ListName;
  /** As the operator has chosen them. */
  filters: Record<string, unknown>;
  /** The rows of a page, as the list's own page reads them. */
  load: (page: KeysetPage) => Promise<{ list: Row[]; next: string | null }>;
  columns: Columns<Row>;
}

/** Writes lists of the operators as files, by the same reads as their pages. */
@Injectable()
export class ListExporter {
  private readonly limiter = new ConcurrencyLimiter(AT_A_TIME);

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly database: Database,
  ) {}

  /**
   * The list at one moment, as a file on disk: neither the memory nor a slow reader's transaction grows with it. Above
   * 100,000 rows it has the first ones, and says so. Who asked, with which filters and for how many rows, is recorded
   * before the first byte leaves. @throws AppError 429 while others are written; as `load` does
   */
  async write<Row>(operator: OperatorCaller, list: ExportedList<Row>): Promise<Download> {
    const release = await this.limiter.acquire('files');
    if (!release) throw new AppError(platformErrors.error_too_many_requests, { retryAfter: 10 });
    const file = await TemporaryFile.create();
    try {
      return await this.writeTo(file, operator, list);
    } catch (error) {
      await file.close();
      throw error;
    } finally {
      release();
    }
  }

  private async writeTo<Row>(
    file: TemporaryFile,
    operator: OperatorCaller,
    list: ExportedList<Row>,
  ): Promise<Download> {
    const { name, filters } = list;
    const { settings } = this.brands.byId(operator.brand);
    const zoned = zonedMoments(settings.timeZone);
    const moment: Moment = (at) => (at === null ? null : zoned(at));
    const madeAt = zoned(this.clock.now().toISOString());
    const chosen = Object.entries(filters).map(([field, value]) => `${field}=${String(value)}`);
    const head = [
      ['brand', settings.name],
      ['list', name],
      ['made at', madeAt],
      ['time zone', settings.timeZone],
      ['filters', chosen.join(' ')],
      [],
      Object.keys(list.columns),
    ];
    await file.write(CSV_MARK + csvRows(head));
    const { rows, isWhole } = await this.database.snapshot(() => writeRows(file, list, moment));
    if (rows === 0) await file.write(csvRows([['No activity']]));
    if (!isWhole) await file.write(csvRows([[`Only the first ${MOST_ROWS} rows: more match the filters`]]));
    await this.audit.record({
      ...operatorAuditEntry(operator, 'list.exported', `list ${name}`),
      after: { filters, rows, ...(!isWhole && { isWhole }) },
    });
    return { name: `${name}_${madeAt.slice(0, 10)}.csv`, rows, isWhole, content: file.read() };
  }
}

async function writeRows<Row>(file: TemporaryFile, { load, columns }: ExportedList<Row>, moment: Moment) {
  const cells = Object.values(columns);
  let rows = 0;
  let after: string | undefined;
  do {
    const page = await load({ pageSize: PAGE_SIZE, uncounted: true, ...(after !== undefined && { after }) });
    await file.write(csvRows(page.list.map((row) => cells.map((cell) => cell(row, moment) ?? ''))));
    rows += page.list.length;
    after = page.next ?? undefined;
  } while (after !== undefined && rows < MOST_ROWS);
  return { rows, isWhole: after === undefined };
}
