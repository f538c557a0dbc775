import { WithAgencyPhrases } from '../../app/agency-phrases';
import TransferPage from './transfer-page';

/** The page of the member centre, for members with an upline. */
export default function MemberTransferPage() {
  return (
    <WithAgencyPhrases>
      <TransferPage />
    </WithAgencyPhrases>
  );
}
