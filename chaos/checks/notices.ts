import type { LiveClient } from '../clients/live-client.js';
import type { Stack } from '../stack/stack.js';

/** The events that a member's page should have applied, and those that it did. */
export interface Watched {
  person: string;
  client: LiveClient;
  /** The `seq` at which the page started. */
  from: number;
}

export interface Notices {
  written: number;
  lost: number;
  double: number;
  /** Events applied before an earlier one. */
  disordered: number;
  /** Persons whose numbers in the database have a gap. */
  gaps: number;
}

/** Compares each page with the events in the database for its member. */
export async function compareNotices(stack: Stack, watched: Watched[]): Promise<Notices> {
  const sum: Notices = { written: 0, lost: 0, double: 0, disordered: 0, gaps: 0 };
  for (const { person, client, from } of watched) {
    const { rows } = await stack.owner.query<{ seq: string; name: string }>(
      'select seq, name from platform.event where person = $1 and seq > $2 order by seq',
      [person, from],
    );
    const applied = new Set(client.applied);
    sum.written += rows.length;
    sum.lost += rows.filter(({ seq, name }) => !applied.has(`${seq} ${name}`)).length;
    sum.double += client.applied.length - applied.size;
    sum.disordered += descents(client.applied.map((entry) => Number.parseInt(entry, 10)));
    if (rows.some(({ seq }, index) => Number(seq) !== from + 1 + index)) sum.gaps++;
  }
  return sum;
}

/** Whether every page is connected and has applied everything. */
export async function allCaughtUp(stack: Stack, watched: Watched[]): Promise<boolean> {
  if (!watched.every(({ client }) => client.isConnected)) return false;
  const { rows } = await stack.owner.query<{ person: string; seq: string }>(
    'select person, seq from platform.person_seq where person = any($1::bigint[])',
    [watched.map(({ person }) => person)],
  );
  const heads = new Map(rows.map(({ person, seq }) => [person, Number(seq)]));
  return watched.every(({ person, client, from }) => client.lastSeq >= (heads.get(person) ?? from));
}

const descents = (numbers: number[]) =>
  numbers.filter((seq, i) => i > 0 && seq < (numbers[i - 1] ?? 0)).length;
