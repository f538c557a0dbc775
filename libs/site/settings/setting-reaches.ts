import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import {
  REACH_DAYS,
  REACH_MAX,
  type ReachSubject,
  type SettingReach,
  subjectsOf,
} from '../common/setting-reach.js';

/** As many as were found; more than `REACH_MAX` need not be counted. */
export interface FoundReach {
  members: number;
  /** There may be more members, since not all orders were read. */
  isMore: boolean;
  openOrders: number | null;
}

/** Counts for a brand; of the orders since `since` as many as are worth reading. */
type ReachCounter = (brand: string, since: Date) => Promise<FoundReach>;

const DAY_MS = 86_400_000;

/** Whom a change of limits touches. The contexts that own the orders register how they are counted. */
@Injectable()
export class SettingReaches {
  private readonly counters = new Map<ReachSubject, ReachCounter>();

  constructor(private readonly clock: Clock) {}

  /** @throws Error for a second counter of the subject */
  register(subject: ReachSubject, counter: ReachCounter): void {
    if (this.counters.has(subject)) throw new Error(`the reach of ${subject} is registered twice`);
    this.counters.set(subject, counter);
  }

  /** Of those settings that are limits, counted now; none for any other. */
  count(brand: string, paths: readonly string[]): Promise<SettingReach[]> {
    const since = new Date(this.clock.now().getTime() - REACH_DAYS * DAY_MS);
    const counted = subjectsOf(paths).map(async (subject) => {
      const counter = this.counters.get(subject);
      if (!counter) throw new Error(`nobody counts ${subject}`);
      const { members, isMore, openOrders } = await counter(brand, since);
      return {
        subject,
        members: { ...capped(members), isMore: isMore || members > REACH_MAX },
        openOrders: openOrders === null ? null : capped(openOrders),
      };
    });
    return Promise.all(counted);
  }
}

const capped = (found: number) => ({ count: Math.min(found, REACH_MAX), isMore: found > REACH_MAX });
