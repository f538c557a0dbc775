import { Injectable } from '@nestjs/common';

/** Names the build of the web that this process sends; empty where it sends no pages. Set once, while the api starts. */
@Injectable()
export class WebBuild {
  id = '';
}
