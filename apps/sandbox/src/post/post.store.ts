import { JsonLines } from '../store/json-lines.js';
import type { Message } from './message.js';

const KEPT = 500;

/** The newest messages, in memory and in a file of JSON lines; each is on disk before it is used. */
export class PostStore {
  readonly #lines: JsonLines<Message>;
  #messages: Message[];
  #inFile: number;

  constructor(file: string) {
    this.#lines = new JsonLines(file);
    this.#messages = this.#lines.read().slice(-KEPT);
    this.#inFile = this.#messages.length;
    this.#lines.rewrite(this.#messages);
  }

  /** Oldest first. */
  delivered(): Message[] {
    return this.#messages.filter(({ delivered }) => delivered);
  }

  find(id: string): Message | undefined {
    return this.delivered().find((message) => message.id === id);
  }

  ofReference(reference: string): Message | undefined {
    return this.#messages.find((message) => message.reference === reference);
  }

  /** Assigns the id. @throws Error of the file system, and then nothing has changed */
  add(order: Omit<Message, 'id'>): Message {
    const message = { id: String(Number(this.#messages.at(-1)?.id ?? 0) + 1), ...order };
    this.#lines.append(message);
    this.#messages = [...this.#messages, message].slice(-KEPT);
    this.#inFile += 1;
    if (this.#inFile > 2 * KEPT) this.#shorten();
    return message;
  }

  #shorten(): void {
    this.#lines.rewrite(this.#messages);
    this.#inFile = this.#messages.length;
  }
}
