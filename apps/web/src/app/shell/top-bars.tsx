import { ClosedBar } from './closed-bar';
import { ConnectionState } from './connection-state';
import { InsecureBar } from './insecure-bar';
import UpdateBar from './update-bar';

/** Under the header: that the site is closed, what is wrong with the connection, and that there is a new version. */
export default function TopBars() {
  return (
    <>
      <InsecureBar />
      <ClosedBar />
      <ConnectionState />
      <UpdateBar />
    </>
  );
}
