import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { article, articleDraft } from '#libs/site/common/articles';
import { languageCode } from '#libs/site/common/language-code';

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
  summary: 'Changes an article; 409 with the other version if another operator has saved it meanwhile',
  access,
  permission: 'help.write',
  idempotent: true,
  input: articleDraft.extend({ id, version }),
  value: article,
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
