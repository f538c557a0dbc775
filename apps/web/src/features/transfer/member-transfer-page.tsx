import { WithPhrases } from '../../lazy/with-phrases';
import TransferPage from './transfer-page';

/** The page of the member centre, for members with an upline. */
export default function MemberTransferPage() {
  return (
    <WithPhrases bundle="agency">
      <TransferPage />
    </WithPhrases>
  );
}
