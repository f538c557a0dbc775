import { platformErrors } from '#libs/platform/common/errors';
import type { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { differences, type SavedVersion, type VersionedDraft } from '../common/saved-versions.js';

/** Tables of a kind of content: its rows, and their versions with a column that names the row. */
interface Tables {
  rows: string;
  versions: string;
  row: string;
}

interface Save<Draft> {
  version: number;
  draft: Draft;
  at: Date;
  /** The operator and the account; `null` for the set-up. */
  by: string | null;
  as: string | null;
}

/** How many versions are listed. */
const LISTED = 50;

/** The drafts that were saved of one kind of content. None is ever changed: what is put back is saved anew. */
export class SavedVersions<Draft extends VersionedDraft> {
  constructor(
    private readonly database: Database,
    private readonly tables: Tables,
  ) {}

  /** In the caller's transaction. `before` is the draft of the version before; `null` for the first. */
  async store(id: string, { version, draft, at, by, as }: Save<Draft>, before: Draft | null): Promise<void> {
    const changed = before === null ? [] : differences(before, draft).toSorted();
    const { versions, row } = this.tables;
    await this.database.query(
      `insert into ${versions} (${row}, version, draft, changed, saved_at, saved_by, saved_as)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7)`,
      [id, version, JSON.stringify(draft), changed, at, by, as],
    );
  }

  /** The newest first. */
  async list(id: string): Promise<SavedVersion[]> {
    const { versions, row } = this.tables;
    const found = await this.database.query<Omit<SavedVersion, 'at'> & { at: Date }>(
      `select version, saved_at as at, saved_as as by, changed from ${versions}
       where ${row} = $1 order by version desc limit ${LISTED}`,
      [id],
    );
    return found.map(({ at, ...version }) => ({ ...version, at: at.toISOString() }));
  }

  /** A draft as it was saved. @throws AppError 404 */
  async draftOf(brand: string, id: string, version: number): Promise<Draft> {
    const { rows, versions, row } = this.tables;
    const [found] = await this.database.query<{ draft: Draft }>(
      `select v.draft from ${versions} v join ${rows} r on r.id = v.${row}
       where r.brand = $1 and r.id = $2 and v.version = $3`,
      [brand, id, version],
    );
    if (!found) throw new AppError(platformErrors.error_not_found);
    return found.draft;
  }
}
