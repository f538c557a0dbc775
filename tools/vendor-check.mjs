import { Checks } from './conformance/checks.mjs';
import { readOptions } from './conformance/options.mjs';
import { walletChecks } from './conformance/wallet/wallet-checks.mjs';

const USAGE = `Checks a portal's wallet as a vendor calls it; docs/wallet-protocol.md is the protocol. The player needs a balance of
eleven stakes and nobody else may play meanwhile; the checks cost one stake.`;

const options = readOptions(USAGE, {
  url: ['the portal, such as http://localhost:3000'],
  secret: ['the secret that portal and vendor share'],
  token: ['of a launch that was not authenticated yet'],
  user: ['whose launch it is'],
  game: ['the game_code of the launch'],
  operator: ["the portal's operator id", 'mela'],
  currency: ["the player's", 'BDT'],
  digits: ['fraction digits of the currency', '2'],
  stake: ['of each bet, currency x 100000', '1000000'],
  reward: ['free rounds of this player in this game', null],
  only: ['first words of the checks to run, such as bet,win', null],
  left: ['how many of these free rounds are left, at least 2', '2'],
});

// Without a session there is nothing to check.
const only = options.only?.split(',').concat('authenticate');
const checks = new Checks(only);
await walletChecks(checks, options);
process.exitCode = checks.end();
