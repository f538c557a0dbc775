import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY, LOGGED_IN } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { drawNo, gameCode, oddsText, prizeMode, STAKE_UNITS } from './ticket-lines.js';

/** A wire amount. */
const amount = z.string();

export const getPlayMenu = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/:code',
  summary: 'What can be bet on a game in a prize mode: its rules with odds, its stakes and limits',
  access: EVERYBODY,
  input: z.strictObject({
    code: gameCode,
    prizeMode: prizeMode.optional(),
    language: languageInput.optional(),
  }),
  value: z.object({
    gameCode,
    gameName: z.string(),
    /** Of the title, for the betting record and the lobby. */
    nodeId: z.int(),
    family: z.enum(['SSC', 'PK10', 'K3', 'X5', 'L6', 'VN', 'SEA']),
    prizeModes: z.array(prizeMode),
    prizeMode,
    timeZone: z.string(),
    /** How long before the draw its sale ends. */
    saleEndsSeconds: z.int(),
    maintenance: z.boolean(),
    currency: currencyCode,
    /** Prize groups from which a member may choose, the last one with the highest odds. */
    prizeGroups: z.object({ from: z.int(), to: z.int(), step: z.int() }),
    /** Empty where an amount is given for each bet. */
    units: z.array(z.enum(STAKE_UNITS)),
    limits: z.object({
      lineMin: amount,
      lineMax: amount,
      lineBets: z.int(),
      ticketWin: amount,
      memberStake: amount,
    }),
    rules: z.array(
      z.object({
        rule: z.string(),
        rows: z.array(
          z.object({
            /** Null for all numbers of so many digits. */
            tokens: z.array(z.string()).nullable(),
            digits: z.int().nullable(),
            minPicks: z.int(),
            maxPicks: z.int(),
          }),
        ),
        /** Stake units of one bet. */
        ways: z.int(),
        /** At the highest prize group. */
        odds: oddsText,
        /** Of one bet, by class: fair odds, and how many of how many results win. */
        fair: oddsText,
        chances: z.record(z.string(), z.string()),
        list: z.boolean(),
      }),
    ),
  }),
});

export const listChaseDraws = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/:code/draws',
  summary: 'Draws of a game that a chase may play, the next one first',
  access: LOGGED_IN,
  input: z.strictObject({
    code: gameCode,
    from: drawNo.optional(),
    size: z.coerce.number().int().min(1).max(120).default(120),
  }),
  value: z.object({
    now: z.string(),
    list: z.array(z.object({ drawNo, openAt: z.string(), closeAt: z.string(), drawAt: z.string() })),
  }),
});
