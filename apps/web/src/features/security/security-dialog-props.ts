/** What every dialog of the security centre is opened with. */
export interface SecurityDialogProps {
  open: boolean;
  /** The account has a log-in password, which is asked for again. */
  hasPassword: boolean;
  onClose: () => void;
  onSaved: () => void;
}
