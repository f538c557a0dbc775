import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';
import { Skeleton } from '../feedback/skeleton';
import { useOverflow } from '../hooks/use-overflow';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './data-table.module.css';
import { isolated } from './isolated';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Digits of equal width, at the end of the column. */
  figures?: boolean;
  sortable?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Drawn in place of rows where there are none. */
  empty: ReactNode;
  loading?: boolean;
  /** Opens a row: the first cell becomes a button, the whole row takes the press. */
  onOpen?: (row: Row) => void;
  selectedKey?: string;
  sort?: { key: string; direction: 'ascending' | 'descending'; onSort: (key: string) => void };
  /** Rows of 40 px that never turn into cards. */
  dense?: boolean;
  /** For many columns: never cards, the first column frozen. */
  wide?: boolean;
}

function Header<Row>({ column, sort }: { column: Column<Row>; sort: DataTableProps<Row>['sort'] }) {
  if (!column.sortable || !sort) return column.header;
  const Icon = sort.key !== column.key ? ArrowUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={styles.sort} onClick={() => sort.onSort(column.key)}>
      {column.header}
      <Icon size={14} />
    </button>
  );
}

/** A press on another control in the row is meant for that control. */
function pressesRow(event: MouseEvent): boolean {
  const control = event.target instanceof Element ? event.target.closest('a, button, input') : null;
  return control === null || control.classList.contains(styles.open ?? '');
}

function LoadingRows({ columns }: { columns: number }) {
  return Array.from({ length: 4 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no identity
    <tr key={row}>
      {Array.from({ length: columns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={cell} className={styles.wait}>
          <Skeleton width={cell === 0 ? 'half' : 'full'} />
        </td>
      ))}
    </tr>
  ));
}

/** Cards under 768 px, unless dense or wide. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, loading, onOpen, selectedKey, sort } = props;
  const box = useRef<HTMLElement>(null);
  const wider = useOverflow(box);
  const cellClass = (column: Column<Row>, index: number) =>
    classNames(
      column.figures && styles.end,
      column.figures && styles.figures,
      props.wide && index === 0 && styles.frozen,
    );
  const content = (column: Column<Row>, row: Row, index: number) =>
    onOpen && index === 0 ? (
      <button type="button" className={styles.open}>
        {isolated(column.cell(row))}
      </button>
    ) : (
      isolated(column.cell(row))
    );
  return (
    <section
      ref={box}
      className={classNames(
        styles.scroll,
        props.dense && styles.dense,
        props.wide && styles.wide,
        !props.dense && !props.wide && styles.cards,
        onOpen && styles.selectable,
      )}
      aria-label={caption}
      aria-busy={loading || undefined}
      tabIndex={wider ? 0 : undefined}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={cellClass(column, index)}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                <Header column={column} sort={sort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && <LoadingRows columns={columns.length} />}
          {!loading &&
            rows.map((row) => (
              <tr
                key={rowKey(row)}
                aria-current={selectedKey === rowKey(row) ? true : undefined}
                onClick={onOpen && ((event) => pressesRow(event) && onOpen(row))}
              >
                {columns.map((column, index) => (
                  <td key={column.key} className={cellClass(column, index)}>
                    <span className={styles.name} aria-hidden="true">
                      {column.header}
                    </span>
                    {content(column, row, index)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {!loading && rows.length === 0 && <div className={styles.empty}>{empty}</div>}
    </section>
  );
}
