import type { ReactNode } from 'react';
import { Page, type PageProps } from '../ui/layout/page';
import { Stack } from '../ui/layout/stack';
import { ListContent, type ListContentProps } from './list-content';
import styles from './list-page.module.css';
import { SpanFilter } from './span-filter';
import type { List } from './use-list';

interface ListPageProps<Row extends object>
  extends Omit<PageProps, 'children'>,
    Omit<ListContentProps<Row>, 'list'> {
  list: List<Row>;
  /** Controls beside the days. */
  filters?: ReactNode;
  /** Draws filters and rows inside of something: tabs. */
  frame?: (content: ReactNode) => ReactNode;
  /** What has to be said before anything else. */
  notice?: ReactNode;
}

/** A page with a list of the server: title, filters, sums, rows, file and pager. */
export function ListPage<Row extends object>({
  lead,
  tools,
  width,
  filters,
  notice,
  frame = (rows) => rows,
  ...content
}: ListPageProps<Row>) {
  const { list, title } = content;
  return (
    <Page title={title} lead={lead} tools={tools} width={width}>
      {notice}
      {frame(
        <Stack gap={4}>
          {(list.hasDays || filters) && (
            <div className={styles.filters}>
              {list.hasDays && (
                <SpanFilter
                  choice={list.choice}
                  onChoose={list.choose}
                  wrongRange={list.isRangeWrong}
                  mostDays={list.mostDays}
                />
              )}
              {filters}
            </div>
          )}
          <ListContent wide={width === 'wide'} {...content} />
        </Stack>,
      )}
    </Page>
  );
}
