import { useStart } from '../../data/start/start-context';
import { type CategoryLink, categoryLinks } from '../../routes/categories';

/** The categories that the page began with. */
export const useCategories = (): CategoryLink[] => categoryLinks(useStart().home?.menus);
