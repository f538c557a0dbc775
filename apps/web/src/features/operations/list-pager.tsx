import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/pager';

interface ListPagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Nothing where one page holds all. */
export function ListPager({ page, pages, onPage }: ListPagerProps) {
  const { t, i18n } = useTranslation();
  if (pages <= 1) return null;
  const format = (number: number) => number.toLocaleString(i18n.language);
  return (
    <Pager
      label={t('common.pages')}
      page={page}
      pages={pages}
      onPage={onPage}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      pageLabel={(each) => t('common.page', { page: format(each) })}
      format={format}
    />
  );
}
