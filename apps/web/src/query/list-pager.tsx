import { useTranslation } from 'react-i18next';
import { Pager } from '../ui/pager';

interface ListPagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way through a list of the server; another page begins at its top. Nothing where one page holds all. */
export function ListPager({ page, pages, onPage }: ListPagerProps) {
  const { t, i18n } = useTranslation();
  if (pages <= 1) return null;
  const format = (number: number) => number.toLocaleString(i18n.language);
  const show = (next: number) => {
    onPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <Pager
      label={t('common.pages')}
      page={page}
      pages={pages}
      onPage={show}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      pageLabel={(each) => t('common.page', { page: format(each) })}
      format={format}
    />
  );
}
