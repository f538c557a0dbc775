import { Controller } from '@nestjs/common';
import { CatalogueChanges, CatalogueDecisions, CatalogueReader } from '#libs/games/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  acceptCatalogue,
  acceptCatalogueChange,
  catalogueChangeList,
  listCatalogueReadings,
  readCatalogue,
  rejectCatalogueChange,
  reopenCatalogueChange,
} from '../common/catalogue.calls.js';

/** What differs between vendors' lists of games and the brand's titles. */
@Controller()
export class CatalogueController {
  constructor(
    private readonly changes: CatalogueChanges,
    private readonly decisions: CatalogueDecisions,
    private readonly reader: CatalogueReader,
  ) {}

  @Handle(catalogueChangeList.page)
  list(filter: InputOf<typeof catalogueChangeList.page>, { brand }: OperatorCaller) {
    return this.changes.list({ ...filter, brand });
  }

  @Handle(listCatalogueReadings)
  async readings(_: unknown, { brand }: OperatorCaller) {
    return { list: await this.changes.readings(brand) };
  }

  @Handle(readCatalogue)
  async read({ code }: InputOf<typeof readCatalogue>, { brand }: OperatorCaller) {
    await this.reader.read(brand, code);
    return {};
  }

  @Handle(acceptCatalogue)
  async acceptAll({ code, readAt }: InputOf<typeof acceptCatalogue>, operator: OperatorCaller) {
    return { accepted: await this.decisions.acceptAll(operator, code, new Date(readAt).toISOString()) };
  }

  @Handle(acceptCatalogueChange)
  async accept({ id }: InputOf<typeof acceptCatalogueChange>, operator: OperatorCaller) {
    await this.decisions.accept(operator, id);
    return {};
  }

  @Handle(rejectCatalogueChange)
  async reject({ id, reason }: InputOf<typeof rejectCatalogueChange>, operator: OperatorCaller) {
    await this.decisions.reject(operator, id, reason);
    return {};
  }

  @Handle(reopenCatalogueChange)
  async reopen({ id }: InputOf<typeof reopenCatalogueChange>, operator: OperatorCaller) {
    await this.decisions.reopen(operator, id);
    return {};
  }
}
