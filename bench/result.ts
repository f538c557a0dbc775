import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Size } from './fill/size.js';
import type { Measured } from './measure.js';
import { goalOf, shown } from './report.js';

export interface Result {
  /** UTC. */
  at: string;
  cores: number;
  node: string;
  durability: Record<string, string>;
  size: Size;
  rows: Measured[];
}

const MARKS = ['<!-- bench: begin -->', '<!-- bench: end -->'] as const;

/** Stores the figures of a full run, and writes the README's table from them. */
export function publish(root: string, result: Omit<Result, 'at' | 'cores' | 'node'>): void {
  const complete: Result = {
    at: new Date().toISOString(),
    cores: os.availableParallelism(),
    node: process.version,
    ...result,
  };
  fs.writeFileSync(path.join(root, 'bench', 'result.json'), `${JSON.stringify(complete, null, 2)}\n`);
  const readme = path.join(root, 'README.md');
  fs.writeFileSync(readme, withTable(fs.readFileSync(readme, 'utf8'), complete));
}

function withTable(text: string, result: Result): string {
  const [before, after] = [text.split(MARKS[0])[0], text.split(MARKS[1])[1]];
  if (before === undefined || after === undefined) throw new Error(`README.md lacks ${MARKS.join(' and ')}`);
  const { at, cores, node, durability, size } = result;
  const about =
    `Measured on ${at.slice(0, 10)} on ${cores} cores with Node ${node.slice(1)} and PostgreSQL ` +
    `${durability.server_version} (fsync ${durability.fsync}, synchronous_commit ${durability.synchronous_commit}, ` +
    `${durability.wal_sync_method}), ${size.members.toLocaleString('en')} members; medians.`;
  return `${before}${MARKS[0]}\n\n${about}\n\n${table(result.rows)}\n\n${MARKS[1]}${after}`;
}

function table(rows: Measured[]): string {
  const cells = rows.map(({ figure, product, anchor, ratio, reached }) => [
    figure.title,
    `${shown(product.median)} ${figure.unit}`,
    anchor ? `${shown(anchor.median)} ${figure.unit}` : '',
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
    goalOf(figure.goal, figure.unit),
    reached ? '' : '**NOT REACHED**',
  ]);
  const lines = [['What', 'Mela', 'Anchor', 'Ratio', 'Goal', ''], ...cells];
  const widths =
    lines[0]?.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const drawn = lines.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [drawn[0], rule, ...drawn.slice(1)].join('\n');
}
