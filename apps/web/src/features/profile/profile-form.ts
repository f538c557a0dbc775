import type { Profile } from './shared/profile.api';

/** What every form of the profile gets. */
export interface ProfileFormProps {
  profile: Profile;
  onSaved: () => void;
}
