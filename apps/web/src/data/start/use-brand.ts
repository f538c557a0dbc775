import { useReadConfig } from '../site/read-config';
import type { StartBrand } from './start';
import { useStart } from './start-context';

/** What every page says of the brand, as the page that the server sent has it, and as the settings have become since. */
export function useBrand(): StartBrand {
  const { brand } = useStart();
  return useReadConfig()?.brand ?? brand;
}
