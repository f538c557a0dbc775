import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './conversation.module.css';

export interface ConversationPost {
  key: string | number;
  /** Of the side that reads: it stands at the end of the line. */
  own: boolean;
  /** Who wrote it, as it is read aloud and shown. */
  author: string;
  text: string;
  /** ISO 8601, and as it is shown. */
  at: string;
  moment: string;
  images?: ReactNode;
  /** Whether it was seen, or what is wrong with it. */
  note?: ReactNode;
}

export interface ConversationProps {
  /** Names the list for screen readers. */
  label: string;
  posts: ConversationPost[];
  /** Above the first post: a way to older ones. */
  before?: ReactNode;
  /** It takes the height that is left in a column, in place of one of its own. */
  fill?: boolean;
}

/** How far from the end somebody may have scrolled to be taken along by the next post, in pixels. */
const NEAR_END = 120;

/** Posts of two sides, the newest at the bottom, where the list stays unless its reader has scrolled up. */
export function Conversation({ label, posts, before, fill }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = posts.at(-1);
  const lastKey = last?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last post moves the list
  useEffect(() => {
    const list = log.current;
    if (list && (atEnd.current || last?.own)) list.scrollTop = list.scrollHeight;
  }, [lastKey]);
  const follow = () => {
    const list = log.current;
    if (list) atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
  };
  return (
    <div
      ref={log}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      className={classNames(styles.log, fill && styles.fill)}
      onScroll={follow}
    >
      {before}
      <ol className={styles.posts}>
        {posts.map((post) => (
          <li key={post.key} className={classNames(styles.post, post.own && styles.own)}>
            <span className={styles.author}>{post.author}</span>
            <div className={styles.bubble}>
              {post.text && (
                <p dir="auto" className={styles.text}>
                  {post.text}
                </p>
              )}
              {post.images}
            </div>
            <span className={styles.foot}>
              <time dateTime={post.at}>{post.moment}</time>
              {post.note}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
