import type { AnyCall } from '#libs/platform/common/call';
import { useCommand } from '../../forms/use-command';
import { renewProfile } from './shared/profile.api';

/** A change of how the member is called or shown, or of what is known of the member. */
export const useProfileCommand = <C extends AnyCall>(call: C, onDone: () => void) =>
  useCommand(call, {
    onDone: async () => {
      await renewProfile();
      onDone();
    },
  });
