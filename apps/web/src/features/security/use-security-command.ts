import type { AnyCall, ValueOf } from '#libs/platform/common/call';
import { useCommand } from '../../forms/use-command';
import { renewSecurity } from './shared/security.api';

/** A change of what protects the account, or of where its money goes. */
export const useSecurityCommand = <C extends AnyCall>(call: C, onDone?: (value: ValueOf<C>) => void) =>
  useCommand(call, {
    onDone: async (value) => {
      await renewSecurity();
      onDone?.(value);
    },
  });
