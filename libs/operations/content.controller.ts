import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { AnnouncementLifecycle, AnnouncementQueries, Announcements } from '#libs/site/index';
import {
  createContent,
  getContent,
  getContentVersion,
  listContent,
  planContent,
  previewContent,
  publishContent,
  saveContent,
  withdrawContent,
} from './common/content.calls.js';

/** Banners and announcements. */
@Controller()
export class ContentController {
  constructor(
    private readonly queries: AnnouncementQueries,
    private readonly lifecycle: AnnouncementLifecycle,
    private readonly announcements: Announcements,
  ) {}

  @Handle(listContent)
  list(filter: InputOf<typeof listContent>, { brand }: OperatorCaller) {
    return this.queries.list({ ...filter, brand });
  }

  @Handle(getContent)
  get({ id }: InputOf<typeof getContent>, { brand }: OperatorCaller) {
    return this.queries.get(brand, id);
  }

  @Handle(getContentVersion)
  draft({ id, version }: InputOf<typeof getContentVersion>, { brand }: OperatorCaller) {
    return this.queries.draftOf(brand, id, version);
  }

  @Handle(createContent)
  async create({ kind, ...draft }: InputOf<typeof createContent>, operator: OperatorCaller) {
    const id = await this.lifecycle.create(operator, kind, draft);
    return this.queries.get(operator.brand, id);
  }

  @Handle(saveContent)
  async save({ id, version, ...draft }: InputOf<typeof saveContent>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'EDIT', { version, draft });
    return this.queries.get(operator.brand, id);
  }

  @Handle(previewContent)
  preview({ kind, language, ...draft }: InputOf<typeof previewContent>, { brand }: OperatorCaller) {
    return this.announcements.preview(brand, kind, draft, language);
  }

  @Handle(publishContent)
  async publish({ id, version }: InputOf<typeof publishContent>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'PUBLISH', { version });
    return this.queries.get(operator.brand, id);
  }

  @Handle(planContent)
  async plan({ id, version }: InputOf<typeof planContent>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'PLAN', { version });
    return this.queries.get(operator.brand, id);
  }

  @Handle(withdrawContent)
  async withdraw({ id, reason }: InputOf<typeof withdrawContent>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'WITHDRAW', { reason });
    return this.queries.get(operator.brand, id);
  }
}
