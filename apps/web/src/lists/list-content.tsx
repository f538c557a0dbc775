import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataTableProps } from '../ui/data/data-table';
import { FigureStrip, type StripFigure } from '../ui/data/figure-strip';
import { Pager } from '../ui/data/pager';
import { Row } from '../ui/layout/row';
import type { RowsPage } from './all-rows';
import { CsvExport } from './csv-export';
import styles from './list-page.module.css';
import { QueryFailure } from './query-failure';
import type { ListColumn } from './use-columns';
import type { Rows } from './use-list';

export interface ListContentProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'columns' | 'rows' | 'loading' | 'caption'> {
  list: Rows<Row>;
  title: string;
  columns: ListColumn<Row>[];
  /** Where a row leads. */
  to?: (row: Row) => string;
  /** What the whole list comes to. */
  figures?: StripFigure[];
  /** The rows as a drawing. */
  chart?: ReactNode;
  /** Beside the way to the file. */
  above?: ReactNode;
  /** The list as a file: its name without dates, and how its pages are read. */
  file?: { name: string; load: (paging: { pageNo: number; pageSize: number }) => Promise<RowsPage<Row>> };
}

/** The rows of a list, what stands there while they come or fail, what they come to, and the way to the other pages. */
export function ListContent<Row extends object>({
  list,
  title,
  columns,
  to,
  figures,
  chart,
  above,
  file,
  ...table
}: ListContentProps<Row>) {
  const navigate = useNavigate();
  const { query, choice, choose, days, isRangeWrong } = list;
  if (isRangeWrong) return null;
  if (query.isError) return <QueryFailure query={query} />;
  return (
    <>
      {figures && <FigureStrip label={title} figures={figures} />}
      {chart}
      {(above || file) && (
        <Row gap={4} justify="apart" className={styles.above}>
          {above}
          {file && (
            <CsvExport {...file} days={days} rowKey={table.rowKey} columns={columns.flatMap(inFile)} />
          )}
        </Row>
      )}
      <DataTable<Row>
        onOpen={to && ((row) => void navigate(to(row)))}
        {...table}
        caption={title}
        columns={columns.filter(({ fileOnly }) => !fileOnly)}
        rows={query.data?.list ?? []}
        loading={query.isPending}
      />
      <Pager page={choice.page} pages={query.data?.totalPages ?? 1} onPage={(page) => choose({ page })} />
    </>
  );
}

const inFile = <Row,>({ header, csv }: ListColumn<Row>) => (csv ? [{ header, value: csv }] : []);
