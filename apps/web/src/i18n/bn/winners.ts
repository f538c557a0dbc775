import type { Phrases } from '../phrases';

export const winners: Phrases['winners'] = {
  title: 'বিজয়ী, সরাসরি',
  all: 'সব বিজয়ী',
  boardTitle: 'আজকের বিজয়ী',
  boardText: 'মধ্যরাত থেকে আসল ব্যালেন্সে সবচেয়ে বড় জয়গুলো। নাম আংশিক ঢাকা থাকে।',
  emptyTitle: 'আজ এখনও কোনো জয় নেই',
  emptyText: 'দিনের প্রথম জয়টি এখানে দেখা যাবে।',
  now: 'এখনই',
};
