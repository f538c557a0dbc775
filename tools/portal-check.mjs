import { Checks } from './conformance/checks.mjs';
import { readOptions } from './conformance/options.mjs';
import { vendorChecks } from './conformance/vendor/vendor-checks.mjs';

const USAGE = `Checks a vendor as the portal calls it; docs/wallet-protocol.md and docs/transfer-wallets.md are the protocols. Transfers and
free rounds are those of users that the check makes up.`;

const options = readOptions(USAGE, {
  url: ["the vendor's address, such as http://127.0.0.1:3001/studio"],
  secret: ['the secret that portal and vendor share'],
  game: ['the game_code of a title'],
  wallet: ['seamless or transfer', 'seamless'],
  operator: ["the portal's operator id", 'mela'],
  user: ['a player', '1'],
  currency: ['of launches, lists and transfers', 'BDT'],
  digits: ['fraction digits of the currency', '2'],
  round: ['a round that the player has played in the last day', null],
  open: ['yes, to fetch the page of a launch too', 'no'],
  live: ['yes, if the vendor tells the state of its tables', 'no'],
  'free-game': ['a title with free rounds', null],
  value: ['a stake of that title, currency x 100000', '1000000'],
  amount: ['of each transfer, currency x 100000', '1000000'],
  only: ['first words of the checks to run, such as game/url,bets', null],
});

const checks = new Checks(options.only?.split(','));
await vendorChecks(checks, options);
process.exitCode = checks.end();
