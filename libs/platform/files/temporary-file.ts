import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A file without a name in a folder: its space is free again once it is closed, also after a crash. */
export class TemporaryFile {
  private constructor(private readonly handle: FileHandle) {}

  static async create(): Promise<TemporaryFile> {
    const file = path.join(tmpdir(), `mela-${randomUUID()}`);
    const handle = await open(file, 'wx+', 0o600);
    await rm(file);
    return new TemporaryFile(handle);
  }

  async write(text: string): Promise<void> {
    await this.handle.appendFile(text);
  }

  /** All that was written. Closes the file at its end, and when the reader leaves. */
  read(): Readable {
    return this.handle.createReadStream({ start: 0 });
  }

  /** Without reading it. */
  close(): Promise<void> {
    return this.handle.close();
  }
}
