import type { ReactNode } from 'react';
import { useAmountText } from '../i18n/use-amount-text';
import { useMomentText } from '../i18n/use-moment-text';
import type { Column } from '../ui/data/data-table';
import { Figure } from '../ui/data/figure';

export interface ListColumn<Row> extends Column<Row> {
  /** The cell as a program reads it: amounts as on the wire, moments in ISO 8601. Without it the file has no such column. */
  csv?: (row: Row) => string;
  /** Stands in the file alone. */
  fileOnly?: boolean;
}

interface Look<Row> {
  /** The name under which the server sorts by this column. */
  sort?: string;
  tone?: (row: Row) => 'text' | 'gain' | 'live' | 'muted';
}

const shown = (value: string | null, format: (value: string) => string): string =>
  value === null ? '' : format(value);

/** Makes the columns of a list, each written once for the page and for the file. */
export function useColumns<Row>(currencyOf: (row: Row) => string = () => '') {
  type Text = (row: Row) => string;
  type MaybeText = (row: Row) => string | null;
  const { amount, exact, rate, count } = useAmountText();
  const { date, dateTime } = useMomentText();
  /** Drawn by the caller. */
  const own = (
    header: string,
    cell: (row: Row) => ReactNode,
    csv?: Text,
    { sort, tone }: Look<Row> = {},
  ): ListColumn<Row> => ({
    key: sort ?? header,
    header,
    cell: tone ? (row) => <Figure tone={tone(row)}>{cell(row)}</Figure> : cell,
    sortable: sort !== undefined,
    ...(csv && { csv }),
  });
  const figures = (...declared: Parameters<typeof own>) => ({ ...own(...declared), figures: true });
  return {
    own,
    text: (header: string, value: Text, look?: Look<Row>) => own(header, value, value, look),
    /** Whom or what a row is about. */
    name: (header: string, value: Text) => own(header, (row) => <b>{value(row)}</b>, value),
    moment: (header: string, at: MaybeText, never = '') =>
      own(
        header,
        (row) => shown(at(row), dateTime) || never,
        (row) => at(row) ?? '',
      ),
    day: (header: string, at: Text, look?: Look<Row>) => own(header, (row) => date(at(row)), at, look),
    amount: (header: string, value: MaybeText, look?: Look<Row>) =>
      figures(
        header,
        (row) => shown(value(row), (text) => amount(text, currencyOf(row))),
        (row) => value(row) ?? '',
        look,
      ),
    /** What a wallet gained (positive) or gave. */
    movement: (header: string, value: Text) =>
      figures(
        header,
        (row) => `${value(row).startsWith('-') ? '' : '+'}${amount(value(row), currencyOf(row))}`,
        value,
        { tone: (row) => (value(row).startsWith('-') ? 'text' : 'gain') },
      ),
    /** With all digits that the amount has. */
    exact: (header: string, value: Text) =>
      figures(header, (row) => exact(value(row), currencyOf(row)), value),
    rate: (header: string, value: Text) => figures(header, (row) => rate(value(row)), value),
    count: (header: string, value: (row: Row) => number, look?: Look<Row>) =>
      figures(
        header,
        (row) => count(value(row)),
        (row) => String(value(row)),
        look,
      ),
    inFile: (header: string, csv: Text): ListColumn<Row> => ({ ...own(header, csv, csv), fileOnly: true }),
  };
}
