import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { article, articleDraft } from '#libs/site/common/articles';
import { languageCode } from '#libs/site/common/language-code';
import { savedVersion } from '#libs/site/common/saved-versions';

const access = ['operator'] as const;
const id = z.string().regex(/^\d{1,18}$/);
/** The version that the operator has read. */
const version = z.int().min(1);

export const listArticles = defineCall({
  method: 'GET',
  path: '/wps/ops/articles',
  summary: 'The articles of the help centre and the download guides, hidden ones too',
  access,
  permission: 'help.read',
  input: z.strictObject({}),
  value: z.object({
    list: z.array(article),
    languages: z.array(languageCode),
    defaultLanguage: languageCode,
  }),
});

export const createArticle = defineCall({
  method: 'POST',
  path: '/wps/ops/articles',
  summary: 'Adds an article; visitors see it at once unless it is hidden',
  access,
  permission: 'help.write',
  idempotent: true,
  input: articleDraft,
  value: article,
});

export const changeArticle = defineCall({
  method: 'PUT',
  path: '/wps/ops/articles/:id',
  summary:
    'Changes an article, keeps the change as a draft, or plans its texts; 409 with the other version if another operator has saved it meanwhile',
  access,
  permission: 'help.write',
  idempotent: true,
  input: articleDraft.extend({
    id,
    version,
    /** Visitors see it at once, if the article is shown at this time. */
    publish: z.boolean().default(true),
    /** The texts alone take the place of those that are shown, from this time on; nothing else changes. */
    plannedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  value: article,
});

export const unplanArticle = defineCall({
  method: 'POST',
  path: '/wps/ops/articles/:id/plan/removal',
  summary: 'Takes the planned texts of an article back; visitors go on reading what is published',
  access,
  permission: 'help.write',
  idempotent: true,
  input: z.strictObject({ id, version }),
  value: article,
});

export const listArticleVersions = defineCall({
  method: 'GET',
  path: '/wps/ops/articles/:id/versions',
  summary: 'The versions of an article, the newest first',
  access,
  permission: 'help.read',
  input: z.strictObject({ id }),
  value: z.object({ list: z.array(savedVersion) }),
});

export const getArticleVersion = defineCall({
  method: 'GET',
  path: '/wps/ops/articles/:id/versions/:version',
  summary: 'An earlier version of an article',
  access,
  permission: 'help.read',
  input: z.strictObject({ id, version: z.coerce.number().int().min(1).max(1_000_000) }),
  value: articleDraft,
});

export const removeArticle = defineCall({
  method: 'POST',
  path: '/wps/ops/articles/:id/removal',
  summary: 'Removes an article',
  access,
  permission: 'help.write',
  idempotent: true,
  input: z.strictObject({ id, version }),
  value: z.object({}),
});
