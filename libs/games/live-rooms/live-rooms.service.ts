import { Injectable } from '@nestjs/common';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { maskedAccount } from '#libs/members/common/masked-account';
import { Members } from '#libs/members/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { PlayGuard } from '#libs/safer-play/index';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import { GAME_COLUMNS, gamesIn } from '../catalogue/catalogue.service.js';
import type { Game } from '../common/games.calls.js';
import { gamesErrors } from '../common/games.errors.js';
import type { LiveRoom, launchChat, listLiveModels } from '../common/live-rooms.calls.js';
import { TitleRegions } from '../titles/title-regions.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { LiveRoomList } from './live-room-list.js';
import { LiveRoomProviders } from './live-room-providers.js';
import type { ProviderRoom } from './provider-rooms.js';

/** The rooms beside the brand's tables, and the way into their chats. Nothing else depends on their provider. */
@Injectable()
export class LiveRooms {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly guard: PlayGuard,
    private readonly secret: InstallationSecret,
    private readonly regions: TitleRegions,
    private readonly vendors: GameVendors,
    private readonly rooms: LiveRoomList,
    private readonly providers: LiveRoomProviders,
  ) {}

  /** Those of titles that the visitor may see, in the provider's order. */
  async list(caller: Caller, language: LanguageCode): Promise<ValueOf<typeof listLiveModels>> {
    const rooms = await this.rooms.read(caller.brand);
    if (rooms === null) return { available: false, list: [] };
    return { available: true, list: await this.ofTitles(caller, rooms, language) };
  }

  /**
   * The member goes under a pseudonym, which stands for the account as long as the installation's secret is the same: a mute holds,
   * and the provider cannot find out who it is.
   * @throws AppError 403 for a disabled member, 423 while a break or an exclusion stands, 404 for a room that the visitor is not
   * shown, 409 for one that is offline, 503 where the provider has not answered
   */
  async launch(caller: LoggedIn, input: InputOf<typeof launchChat>): Promise<ValueOf<typeof launchChat>> {
    const { roomId, language, theme } = input;
    const member = await this.members.find(caller.person);
    if (member?.status !== 'active') throw new AppError(authenticationErrors.error_account_disabled);
    await this.guard.assertMayPlay(caller.person);
    const { available, list } = await this.list(caller, language);
    if (!available) throw new AppError(gamesErrors.error_live_rooms_unavailable, { retryAfter: 5 });
    const room = list.find((one) => one.roomId === roomId);
    if (!room) throw new AppError(platformErrors.error_not_found);
    if (room.state === 'offline') throw new AppError(gamesErrors.error_live_room_offline);
    return {
      chatUrl: this.providers.chatUrl(caller.brand, {
        room: roomId,
        user: this.secret.hash('live rooms', `${caller.brand} ${caller.person}`).toString('base64url'),
        name: maskedAccount(member.account),
        language: LOCALES[language],
        theme,
      }),
    };
  }

  private async ofTitles(caller: Caller, rooms: ProviderRoom[], language: LanguageCode): Promise<LiveRoom[]> {
    const games = await this.database.query<Game>(
      `select ${GAME_COLUMNS} from ${gamesIn(6)}
       join unnest($4::text[], $5::text[]) as room (vendor, code) on room.vendor = t.vendor and room.code = t.game_code
       where t.brand = $1`,
      [
        caller.brand,
        language,
        this.vendors.playable(caller.brand),
        rooms.map(({ vendor }) => vendor),
        rooms.map(({ game_code }) => game_code),
        this.regions.of(caller),
      ],
    );
    const locale = LOCALES[language].split('-')[0] ?? 'en';
    return rooms.flatMap(({ room_id, names, vendor, game_code, state, viewers, language: spoken }) => {
      const game = games.find((one) => one.vassalage === vendor && one.gameCode === game_code);
      const name = names[locale] ?? names.en ?? '';
      return game ? [{ roomId: room_id, name, state, viewers, language: spoken, game }] : [];
    });
  }
}
