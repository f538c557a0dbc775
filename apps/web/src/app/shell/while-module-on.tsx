import type { ReactNode } from 'react';
import { useModuleOff } from '../../data/site/use-module';

/** What goes where the brand has the switch off; there until that is known. */
export default function WhileModuleOn({ module, children }: { module: string; children: ReactNode }) {
  return useModuleOff(module) ? null : children;
}
