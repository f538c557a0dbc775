import { readProviderRooms } from './provider-rooms.js';

const room = (fields: object = {}) => ({
  room_id: 'lotus-hall',
  vendor: 'TABLE',
  game_code: 'lotus-table',
  names: { en: 'Lotus Hall', bn: 'শাপলা আসর' },
  state: 'live',
  language: 'bn',
  viewers: 3,
  ...fields,
});
const other = room({ room_id: 'padma-studio', game_code: 'padma-wheel' });
const idsOf = (...rooms: unknown[]) => readProviderRooms({ rooms }).map(({ room_id }) => room_id);

test('reads rooms as they are', () => {
  expect(readProviderRooms({ rooms: [room({ more: true })] })).toEqual([room()]);
});

test.each([
  ['another state', { state: 'soon' }],
  ['a negative number of viewers', { viewers: -1 }],
  ['no name in English', { names: { bn: 'শাপলা আসর' } }],
  ['a blank name', { names: { en: '  ' } }],
  ['no id', { room_id: '' }],
  ['no title', { game_code: undefined }],
])('leaves out a room with %s, and keeps the others', (_case, fields) => {
  expect(idsOf(room(fields), other)).toEqual(['padma-studio']);
});

test('reads an id and a title once, and no more than two hundred', () => {
  expect(idsOf(room(), room({ game_code: 'padma-wheel' }), room({ room_id: 'second' }))).toEqual([
    'lotus-hall',
  ]);
  const many = Array.from({ length: 300 }, (_, at) =>
    room({ room_id: `room-${at}`, game_code: `table-${at}` }),
  );
  expect(idsOf(...many)).toHaveLength(200);
});

test.each([null, [], 'no', { rooms: {} }])('refuses what is no answer at all (%j)', (answer) => {
  expect(() => readProviderRooms(answer)).toThrow();
});
