import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { auditName, operatorActor } from '#libs/platform/transitions/actor-context';
import { type ArticleAuthor, Articles, BrandRegistry } from '#libs/site/index';
import { changeArticle, createArticle, listArticles, removeArticle } from '../common/articles.calls.js';

/** The texts of the help centre and of the download page. */
@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: Articles,
    private readonly brands: BrandRegistry,
  ) {}

  @Handle(listArticles)
  async list(_: unknown, { brand }: OperatorCaller) {
    const { languages, defaultLanguage } = this.brands.byId(brand).settings;
    return { list: await this.articles.list(brand), languages, defaultLanguage };
  }

  @Handle(createArticle)
  create(draft: InputOf<typeof createArticle>, operator: OperatorCaller) {
    return this.articles.create(authorOf(operator), draft);
  }

  @Handle(changeArticle)
  change({ id, version, ...draft }: InputOf<typeof changeArticle>, operator: OperatorCaller) {
    return this.articles.change(authorOf(operator), id, version, draft);
  }

  @Handle(removeArticle)
  async remove({ id, version }: InputOf<typeof removeArticle>, operator: OperatorCaller) {
    await this.articles.remove(authorOf(operator), id, version);
    return {};
  }
}

const authorOf = (operator: OperatorCaller): ArticleAuthor => ({
  brand: operator.brand,
  actor: auditName(operatorActor(operator)),
  account: operator.account,
  address: operator.address,
});
