import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { chooseDefaultView, deleteView, listSavedViews, saveView } from '../common/saved-views.calls.js';
import { SavedViews } from './saved-views.js';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Handle(listSavedViews)
  async list({ list }: InputOf<typeof listSavedViews>, operator: OperatorCaller) {
    return { list: await this.views.list(operator, list) };
  }

  @Handle(saveView)
  save({ list, ...view }: InputOf<typeof saveView>, operator: OperatorCaller) {
    return this.views.save(operator, list, view);
  }

  @Handle(chooseDefaultView)
  async chooseDefault({ list, id }: InputOf<typeof chooseDefaultView>, operator: OperatorCaller) {
    await this.views.chooseDefault(operator, list, id);
    return {};
  }

  @Handle(deleteView)
  async delete({ list, id }: InputOf<typeof deleteView>, operator: OperatorCaller) {
    await this.views.delete(operator, list, id);
    return {};
  }
}
