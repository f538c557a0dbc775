import type { Phrases } from '../phrases';

export const liveRooms: Phrases['liveRooms'] = {
  title: 'লাইভ রুম',
  states: { live: 'লাইভ', break: 'বিরতি চলছে', offline: 'অফলাইন' },
  viewers: 'চ্যাটে আছেন',
  chat: 'চ্যাট রুম',
  chatOf: 'চ্যাট: {{host}}',
  closedTitle: 'চ্যাট খোলা যাচ্ছে না',
};
