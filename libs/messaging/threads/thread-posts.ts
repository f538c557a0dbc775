import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { POSTS_SHOWN, type PostAuthor, type ThreadPost } from '../common/thread.js';

/** A post before it has a number. */
export interface NewPost {
  clientId: string | null;
  text: string;
  images: UploadedImage[];
}

/** @throws AppError 400 without text and images */
export function assertNotEmpty({ text, images }: Omit<NewPost, 'clientId'>): void {
  if (text === '' && images.length === 0) throw invalidInput([{ field: 'text', code: 'field_required' }]);
}

interface Writer {
  author: PostAuthor;
  operator: { id: string; account: string } | null;
}

/** A post with the account of the operator who wrote it. */
export type SignedPost = ThreadPost & { by: string | null };

type PostRow = Omit<SignedPost, 'at'> & { at: Date };

const COLUMNS = `p.no, p.author, p.text, p.client_id as "clientId", p.operator_account as by, p.at,
  coalesce((select json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height) order by i.place)
            from messaging.post_image i where i.thread = p.thread and i.post = p.no), '[]') as images`;

/** The posts of threads, and their images. */
@Injectable()
export class ThreadPosts {
  constructor(private readonly database: Database) {}

  /** Writes the post with this number. The caller has locked the thread and counted it. */
  async insert(thread: string, no: number, at: Date, post: NewPost, writer: Writer): Promise<ThreadPost> {
    const { clientId, text } = post;
    const { author, operator } = writer;
    await this.database.query(
      `insert into messaging.post (thread, no, author, operator, operator_account, client_id, text, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [thread, no, author, operator?.id ?? null, operator?.account ?? null, clientId, text, at],
    );
    const images: ThreadPost['images'] = [];
    for (const [place, { type, width, height, data, sha256 }] of post.images.entries()) {
      const id = randomUUID();
      await this.database.query(
        `insert into messaging.post_image (id, thread, post, place, type, width, height, data, sha256)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, thread, no, place, type, width, height, data, sha256],
      );
      images.push({ id, width, height });
    }
    return { no, author, text, images, clientId, at: at.toISOString() };
  }

  /** The newest posts, or those before a number, in their order. */
  async list(thread: string, before?: number): Promise<SignedPost[]> {
    const rows = await this.database.query<PostRow>(
      `select ${COLUMNS} from messaging.post p
       where p.thread = $1 and ($2::int is null or p.no < $2) order by p.no desc limit $3`,
      [thread, before ?? null, POSTS_SHOWN],
    );
    return rows.reverse().map(postOf);
  }

  /** All posts in their order, however many there are. */
  async listAll(thread: string): Promise<SignedPost[]> {
    const posts: SignedPost[] = [];
    for (;;) {
      const part = await this.list(thread, posts[0]?.no);
      posts.unshift(...part);
      if (part.length < POSTS_SHOWN) return posts;
    }
  }

  /** What this side sent under its client id, or `null`. */
  async findSent(thread: string, author: PostAuthor, clientId: string): Promise<SignedPost | null> {
    const [row] = await this.database.query<PostRow>(
      `select ${COLUMNS} from messaging.post p where p.thread = $1 and p.author = $2 and p.client_id = $3`,
      [thread, author, clientId],
    );
    return row ? postOf(row) : null;
  }

  /** An image. The caller has checked that the thread may be seen. @throws AppError 404 */
  async image(thread: string, id: string): Promise<{ type: string; data: string }> {
    const [row] = await this.database.query<{ type: string; data: Buffer }>(
      'select type, data from messaging.post_image where id = $1 and thread = $2',
      [id, thread],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return { type: row.type, data: row.data.toString('base64') };
  }
}

const postOf = ({ at, ...post }: PostRow): SignedPost => ({ ...post, at: at.toISOString() });

/** As the side that reads it may see it: no client id of the other side. */
export function postFor(reader: PostAuthor, { by: _, clientId, ...post }: SignedPost): ThreadPost {
  return { ...post, clientId: post.author === reader ? clientId : null };
}
