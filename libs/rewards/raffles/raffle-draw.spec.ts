import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { drawWinners, readTicketList, sha256, type TicketRange, ticketList } from '../common/raffle-draw.js';
import { type RaffleProof, verifyRaffle } from '../common/raffle-proof.js';

const GOLDEN_SEED = 'mela-raffle-2026-11-golden';
const GOLDEN_LIST = '1-3:ra***1:lotus\n4-10:mi***7:river\n11-11:ta***3:\n12-20:su***9:kite\n';

test('golden case D1: the hashes, and the tickets that win', async () => {
  expect(await sha256(GOLDEN_SEED)).toBe('20c3690a38474de1e813bf24c613ed6407826700634bd65b6a613ec753346ad4');
  const listHash = await sha256(GOLDEN_LIST);
  expect(listHash).toBe('0eb493580444e900f3cf791d73e248c539b17da934a3ba20d3e9063970017855');
  const ranges = readTicketList(GOLDEN_LIST);
  expect(ticketList(ranges)).toBe(GOLDEN_LIST);
  const drawn = await drawWinners({ serverSeed: GOLDEN_SEED, listHash, ranges, prizes: 3 });
  expect(drawn.map(({ left, ticket, alias }) => [left, ticket, alias])).toEqual([
    [20, 14, 'su***9'],
    [11, 6, 'mi***7'],
    [4, 1, 'ra***1'],
  ]);
});

const hex = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** A second implementation, which writes down every single ticket. */
function oracle(serverSeed: string, lines: readonly string[], prizes: number): RaffleProof {
  const list = lines.map((line) => `${line}\n`).join('');
  const listHash = hex(list);
  let tickets = lines.flatMap((line) => {
    const [numbers = '', alias = ''] = line.split(':');
    const [first = 0, last = 0] = numbers.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => ({ ticket: first + at, alias }));
  });
  const winners: { ticket: number; alias: string }[] = [];
  for (let prize = 0; prize < prizes && tickets.length > 0; prize += 1) {
    const digest = createHmac('sha256', serverSeed).update(`${listHash}:${prize}:0`).digest('hex');
    const u = BigInt(`0x${digest.slice(0, 16)}`);
    const place = (u * BigInt(tickets.length)) / 2n ** 64n;
    const won = tickets[Number(place)] ?? { ticket: 0, alias: '' };
    winners.push(won);
    tickets = tickets.filter(({ alias }) => alias !== won.alias);
  }
  return { seedHash: hex(serverSeed), listHash, list, serverSeed, prizes, winners };
}

const seedSign = fc.constantFrom(...'abcxyz019 -_লখ🪷');
const raffle = fc.record({
  serverSeed: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 64 }),
  prizes: fc.integer({ min: 1, max: 6 }),
  ranges: fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 3 }),
      size: fc.integer({ min: 1, max: 40 }),
      who: fc.integer({ min: 1, max: 8 }),
      clientSeed: fc.string({ unit: seedSign, maxLength: 32 }),
    }),
    { maxLength: 12 },
  ),
});
type Drawn = typeof raffle extends fc.Arbitrary<infer Value> ? Value : never;

function linesOf({ ranges }: Drawn): string[] {
  let last = 0;
  return ranges.map(({ gap, size, who, clientSeed }) => {
    const from = last + 1 + gap;
    last = from + size - 1;
    return `${from}-${last}:me***${who}:${clientSeed}`;
  });
}

const stepsThatDiffer = async (proof: RaffleProof) =>
  (await verifyRaffle(proof)).filter(({ agrees }) => !agrees).map(({ step }) => step);

test('1,000 draws agree with a second implementation, by the verifier of the browser', async () => {
  await fc.assert(
    fc.asyncProperty(raffle, async (drawn) => {
      const lines = linesOf(drawn);
      const proof = oracle(drawn.serverSeed, lines, drawn.prizes);
      expect(await stepsThatDiffer(proof)).toEqual([]);
      const ranges: TicketRange[] = readTicketList(proof.list);
      expect(await drawWinners({ ...proof, ranges })).toHaveLength(proof.winners.length);
    }),
    { numRuns: 1000 },
  );
});

test('a single ticket that was changed is found in each of 300 draws', async () => {
  await fc.assert(
    fc.asyncProperty(raffle, fc.nat(), async (drawn, at) => {
      const lines = linesOf(drawn);
      fc.pre(lines.length > 0);
      const proof = oracle(drawn.serverSeed, lines, drawn.prizes);
      const changed = lines.map((line, index) =>
        index === at % lines.length ? line.replace(/-(\d+)/, (_, last) => `-${Number(last) + 1}`) : line,
      );
      const list = changed.map((line) => `${line}\n`).join('');
      expect(await stepsThatDiffer({ ...proof, list })).toContain('list');
    }),
    { numRuns: 300 },
  );
});

test('another seed, another winner, a prize that is missing, and ranges that overlap are each found', async () => {
  const proof = oracle(GOLDEN_SEED, GOLDEN_LIST.trimEnd().split('\n'), 3);
  expect(await stepsThatDiffer(proof)).toEqual([]);
  expect(await stepsThatDiffer({ ...proof, serverSeed: 'another' })).toContain('seed');
  const [first = { ticket: 0, alias: '' }, ...others] = proof.winners;
  expect(await stepsThatDiffer({ ...proof, winners: [{ ...first, ticket: 13 }, ...others] })).toEqual([
    'prize',
  ]);
  expect(await stepsThatDiffer({ ...proof, winners: [first] })).toEqual(['prize', 'prize']);
  const overlapping = oracle(GOLDEN_SEED, ['1-3:ra***1:', '3-10:mi***7:'], 1);
  expect(await stepsThatDiffer(overlapping)).toContain('ranges');
});
