import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** Devices that stay known, and may take a session up again. */
@Injectable()
export class Devices {
  constructor(private readonly database: Database) {}

  /** No device takes up a session of this member any more, as after a change of the password. */
  async forgetResumes(member: string): Promise<void> {
    await this.database.query(
      'update identity.device set resumes = null, resumes_until = null where resumes = $1',
      [member],
    );
  }
}
