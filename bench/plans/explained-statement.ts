/** A node of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) writes it. */
export interface PlanNode {
  'Node Type': string;
  Schema?: string;
  'Relation Name'?: string;
  Alias?: string;
  /** Averages per loop. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export interface ExplainedStatement {
  text: string;
  plan: PlanNode;
  milliseconds: number;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Tables, with their schema, that are read completely, however few rows are needed. */
export function sequentialScans({ plan }: ExplainedStatement): string[] {
  const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0);
  return [...new Set(scans.map((node) => `${node.Schema}.${node['Relation Name']}`))];
}

/** Scans that drop far more rows than they find: they read an index whose order does not help. With the table and both counts. */
export function wastefulScans({
  plan,
}: ExplainedStatement): { table: string; found: number; dropped: number }[] {
  return nodesOf(plan)
    .map((node) => ({
      table: `${node.Schema}.${node['Relation Name']}`,
      found: node['Actual Rows'] * node['Actual Loops'],
      dropped: (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'],
      scans: node['Relation Name'] !== undefined,
    }))
    .filter(({ scans, found, dropped }) => scans && dropped > 20 * found + 1000);
}

/** Rows that all scans of tables and indexes have read, including those that a filter removed. */
export function rowsRead({ plan }: ExplainedStatement): number {
  return nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable')
    .reduce((sum, node) => sum + rowsOf(node) * node['Actual Loops'], 0);
}

const rowsOf = (node: PlanNode): number =>
  node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);

export const rowsReturned = ({ plan }: ExplainedStatement): number => plan['Actual Rows'];
