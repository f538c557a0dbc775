import type { ComponentProps } from 'react';
import { useReadConfig } from '../../data/site/read-config';
import { openService } from './shared/open-service';

export function ServiceButton(props: ComponentProps<'button'>) {
  const entries = useReadConfig()?.customerService ?? [];
  return <button {...props} type="button" onClick={() => openService(entries)} />;
}
