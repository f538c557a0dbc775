import { z } from 'zod';
import { DOWNLOAD_PLATFORMS } from './download-platforms.js';
import { languageCode } from './language-code.js';

/** `help`: a part of the help centre. `download`: how a kind of phone installs the app, by the anchor of the platform. */
export const ARTICLE_KINDS = ['help', 'download'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** What a text may name in double braces, as `{{age}}`, and what takes its place when it is shown. */
export const ARTICLE_PLACEHOLDERS = ['age', 'brand'] as const;

const articleText = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** HTML. What a text may not contain is taken out when it is saved. */
  content: z.string().trim().min(1).max(20_000),
});
export type ArticleText = z.output<typeof articleText>;

const articleTexts = z.partialRecord(languageCode, articleText);
const moment = z.iso.datetime({ offset: true });
const anchor = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** What an operator writes. */
export const articleDraft = z.strictObject({
  kind: z.enum(ARTICLE_KINDS),
  /** The part of the address after `#`; of a guide its platform. */
  anchor,
  position: z.int().min(1).max(999),
  /** Whether visitors see it, from and until these times if there are any. */
  shown: z.boolean(),
  fromAt: moment.nullable().default(null),
  untilAt: moment.nullable().default(null),
  texts: articleTexts,
});
export type ArticleDraft = z.output<typeof articleDraft>;

export const article = articleDraft.extend({
  id: z.string(),
  version: z.int(),
  /** What was saved without being published. */
  draft: articleDraft.nullable(),
  /** The version that visitors read, if the article is shown. */
  shownVersion: z.int(),
  /** The texts that take the place of `texts` at a time. */
  planned: z.object({ version: z.int(), at: z.string(), texts: articleTexts }).nullable(),
  changedAt: z.string(),
  /** `null` while it is as the brand's files have it. */
  changedBy: z.string().nullable(),
});
export type Article = z.output<typeof article>;

/** What an operator writes of an article: its draft, or what is published. */
export const draftOfArticle = ({ draft, kind, anchor, position, shown, fromAt, untilAt, texts }: Article) =>
  draft ?? { kind, anchor, position, shown, fromAt, untilAt, texts };

/** A text as visitors get it. */
export const shownArticle = z.object({
  anchor: z.string(),
  title: z.string(),
  content: z.string(),
  /** Another one than was asked for, where the article has no text in that. */
  language: languageCode,
});
export type ShownArticle = z.output<typeof shownArticle>;

export const downloadGuide = shownArticle.extend({
  anchor: z.enum(DOWNLOAD_PLATFORMS),
  /** `null` where it is the site itself that is installed. */
  url: z.string().nullable(),
});
