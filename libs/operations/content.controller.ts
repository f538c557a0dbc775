import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { invalidInput } from '#libs/platform/http/app-error';
import type { CallContext } from '#libs/platform/http/call-context';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { AnnouncementLifecycle, AnnouncementQueries, Announcements, SiteImages } from '#libs/site/index';
import {
  contentList,
  createContent,
  getContent,
  getContentVersion,
  planContent,
  previewContent,
  publishContent,
  saveContent,
  unplanContent,
  uploadContentImage,
  withdrawContent,
} from './common/content.calls.js';

/** Banners and announcements. */
@Controller()
export class ContentController {
  constructor(
    private readonly queries: AnnouncementQueries,
    private readonly lifecycle: AnnouncementLifecycle,
    private readonly announcements: Announcements,
    private readonly images: SiteImages,
  ) {}

  @Handle(contentList.page)
  list(filter: InputOf<typeof contentList.page>, { brand }: OperatorCaller) {
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

  @Handle(uploadContentImage)
  upload(_: unknown, { brand }: OperatorCaller, { images: [image] }: CallContext) {
    if (!image) throw invalidInput([{ field: 'image', code: 'field_required' }]);
    return this.images.store(brand, image);
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

  @Handle(unplanContent)
  async unplan({ id, version }: InputOf<typeof unplanContent>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'UNPLAN', { version });
    return this.queries.get(operator.brand, id);
  }

  @Handle(withdrawContent)
  async withdraw({ id, reason }: InputOf<typeof withdrawContent>, operator: OperatorCaller) {
    await this.lifecycle.applyByOperator(operator, id, 'WITHDRAW', { reason });
    return this.queries.get(operator.brand, id);
  }
}
