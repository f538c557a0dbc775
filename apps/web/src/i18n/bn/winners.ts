import type { Phrases } from '../phrases';

export const winners: Phrases['winners'] = {
  title: 'সরাসরি বিজয়ী',
  all: 'সব বিজয়ী',
  boardTitle: 'আজকের বিজয়ী',
  boardText: 'রাত ১২টা থেকে আসল ব্যালেন্সে সবচেয়ে বড় জয়। নাম আংশিক লুকানো।',
  emptyTitle: 'আজ এখনও কোনো জয় নেই',
  emptyText: 'আজকের প্রথম জয় এখানে দেখতে পাবেন।',
  now: 'এখনই',
};
