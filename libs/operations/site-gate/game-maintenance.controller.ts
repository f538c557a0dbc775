import { Controller } from '@nestjs/common';
import { GameMaintenance } from '#libs/games/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  listGameMaintenance,
  setTitleMaintenance,
  setVendorMaintenance,
} from '../common/game-maintenance.calls.js';
import { authorOf } from '../settings/setting-acts.js';

/** Maintenance of one vendor or game. */
@Controller()
export class GameMaintenanceController {
  constructor(private readonly games: GameMaintenance) {}

  @Handle(listGameMaintenance)
  async list(_: unknown, { brand }: OperatorCaller) {
    return { list: await this.games.list(brand) };
  }

  @Handle(setVendorMaintenance)
  async setVendor({ code, ...move }: InputOf<typeof setVendorMaintenance>, operator: OperatorCaller) {
    await this.games.setVendor(code, { ...actorOf(operator), ...move });
    return {};
  }

  @Handle(setTitleMaintenance)
  async setTitle({ nodeId, ...move }: InputOf<typeof setTitleMaintenance>, operator: OperatorCaller) {
    await this.games.setTitle(nodeId, { ...actorOf(operator), ...move });
    return {};
  }
}

const actorOf = (operator: OperatorCaller) => {
  const { brand, actor } = authorOf(operator);
  return { brand, actor, address: operator.address };
};
