import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { auditName, operatorActor } from '#libs/platform/transitions/actor-context';
import { type ArticleAuthor, ArticleEditing, ArticleQueries, BrandRegistry } from '#libs/site/index';
import {
  changeArticle,
  createArticle,
  getArticleVersion,
  listArticles,
  listArticleVersions,
  removeArticle,
  unplanArticle,
} from '../common/articles.calls.js';

/** The texts of the help centre and of the download page. */
@Controller()
export class ArticlesController {
  constructor(
    private readonly articles: ArticleEditing,
    private readonly queries: ArticleQueries,
    private readonly brands: BrandRegistry,
  ) {}

  @Handle(listArticles)
  async list(_: unknown, { brand }: OperatorCaller) {
    const { languages, defaultLanguage } = this.brands.byId(brand).settings;
    return { list: await this.queries.list(brand), languages, defaultLanguage };
  }

  @Handle(listArticleVersions)
  async versions({ id }: InputOf<typeof listArticleVersions>, { brand }: OperatorCaller) {
    return { list: await this.queries.versions(brand, id) };
  }

  @Handle(getArticleVersion)
  version({ id, version }: InputOf<typeof getArticleVersion>, { brand }: OperatorCaller) {
    return this.queries.draftOf(brand, id, version);
  }

  @Handle(createArticle)
  create(draft: InputOf<typeof createArticle>, operator: OperatorCaller) {
    return this.articles.create(authorOf(operator), draft);
  }

  @Handle(changeArticle)
  change(
    { id, version, publish, plannedAt, ...draft }: InputOf<typeof changeArticle>,
    operator: OperatorCaller,
  ) {
    return this.articles.change(authorOf(operator), { id, version, publish, plannedAt }, draft);
  }

  @Handle(unplanArticle)
  unplan({ id, version }: InputOf<typeof unplanArticle>, operator: OperatorCaller) {
    return this.articles.unplan(authorOf(operator), id, version);
  }

  @Handle(removeArticle)
  async remove({ id, version }: InputOf<typeof removeArticle>, operator: OperatorCaller) {
    await this.articles.remove(authorOf(operator), id, version);
    return {};
  }
}

const authorOf = (operator: OperatorCaller): ArticleAuthor => ({
  brand: operator.brand,
  id: operator.id,
  actor: auditName(operatorActor(operator)),
  account: operator.account,
  address: operator.address,
});
