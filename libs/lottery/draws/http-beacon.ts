import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { Beacon, type BeaconChain, type BeaconSchedule } from './beacon.js';
import { CheckedValues } from './checked-values.js';

const TIMEOUT_MS = 3000;
/** A round that is chosen now is due sooner than this. */
const AHEAD_MS = 60_000;
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const beaconInfo = z.object({
  period_seconds: z.number().positive(),
  genesis: z.iso.datetime(),
  rounds_of_a_chain: z.int().positive(),
  chains: z.array(z.object({ first_round: z.int(), anchor: hex })),
});
const beaconRound = z.object({ round: z.int(), value: hex });
type BeaconInfo = z.output<typeof beaconInfo>;

/** Asks a beacon over HTTP. Each value has to hash back to the last one that was checked, or to its chain's anchor. */
@Injectable()
export class HttpBeacon extends Beacon {
  private info: BeaconInfo | undefined;
  private readonly checked = new CheckedValues();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'beaconUrl'>) {
    super();
  }

  override get isSetUp(): boolean {
    return this.config.beaconUrl !== null;
  }

  override async schedule(): Promise<BeaconSchedule> {
    const info = await this.infoAt(Date.now());
    return {
      genesis: new Date(info.genesis),
      periodMs: info.period_seconds * 1000,
      chainOf: (round) => chainOf(info, round),
    };
  }

  override async value(round: number, chain: BeaconChain | null): Promise<string | null> {
    const reply = await this.ask(`/rounds/${round}`);
    if (reply === null) return null;
    const answer = beaconRound.parse(reply);
    if (answer.round !== round) throw new Error(`the beacon told round ${answer.round} instead of ${round}`);
    if (this.checked.differing(answer, chain ?? (await this.publishedChain(round))))
      throw new Error(`the value of round ${round} is none of the beacon's chain`);
    return answer.value;
  }

  private async publishedChain(round: number): Promise<BeaconChain> {
    const chain = (this.info && chainOf(this.info, round)) ?? chainOf(await this.readInfo(), round);
    if (!chain) throw new Error(`the beacon has no anchor for round ${round}`);
    return chain;
  }

  /** What the beacon has published, read anew where it does not reach to the next rounds of this moment. */
  private async infoAt(now: number): Promise<BeaconInfo> {
    const { info } = this;
    if (!info) return this.readInfo();
    const soon = Math.ceil((now + AHEAD_MS - Date.parse(info.genesis)) / (info.period_seconds * 1000));
    return chainOf(info, soon) ? info : this.readInfo();
  }

  private async readInfo(): Promise<BeaconInfo> {
    this.info = beaconInfo.parse(await this.ask('/info'));
    return this.info;
  }

  private async ask(path: string): Promise<unknown> {
    const { beaconUrl } = this.config;
    if (beaconUrl === null) throw new Error('no beacon is set up: BEACON_URL');
    const reply = await fetch(beaconUrl + path, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status === 404) {
      await reply.body?.cancel();
      return null;
    }
    if (!reply.ok) throw new Error(`the beacon answered ${reply.status}`);
    return reply.json();
  }
}

function chainOf({ chains, rounds_of_a_chain: length }: BeaconInfo, round: number): BeaconChain | null {
  const chain = chains.find(({ first_round: first }) => first <= round && round < first + length);
  return chain ? { firstRound: chain.first_round, anchor: chain.anchor } : null;
}
