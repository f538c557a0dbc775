export { Catalogue } from './catalogue.service.js';
export { GamesHttpModule, GamesModule } from './games.module.js';
