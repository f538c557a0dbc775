import type { Language } from './language.js';
import type { Part } from './part.js';
import type { RefusalCode } from './refusal.js';

interface CommonWords {
  /** `demonstration` tells what is not real. */
  parts: Record<Part, { name: string; demonstration: string; about: string }>;
  otherLanguage: string;
  skip: string;
  refusals: Record<RefusalCode, { title: string; text: string }>;
  home: string;
  homeTitle: string;
  homeText: string;
  studio: string;
  studioPart: string;
  verify: string;
  openPost: string;
  openId: string;
  recent: string;
  none: string;
}

export const commonWords: Record<Language, CommonWords> = {
  en: {
    parts: {
      bank: {
        name: 'Sandbox Bank',
        demonstration: 'Demonstration: no real money moves here.',
        about:
          'A payment provider. The portal’s deposit page leads to its payment page; it tells the portal by signed notices what became of a payment.',
      },
      post: {
        name: 'Sandbox Post',
        demonstration: 'Demonstration: no SMS and no mail leaves this machine.',
        about: 'Takes the portal’s SMS and mail and shows them, with the one-time code in each.',
      },
      id: {
        name: 'Sandbox ID',
        demonstration: 'Demonstration: nobody’s real account is used here.',
        about:
          'Other companies at which people prove who they are: two to log in with, and one that checks phone numbers. The portal’s log-in leads to their pages.',
      },
    },
    otherLanguage: 'বাংলা',
    skip: 'Skip to content',
    refusals: {
      malformed: {
        title: 'This link is not complete',
        text: 'Go back to the merchant and open the payment page again.',
      },
      bad_signature: {
        title: 'This link cannot be trusted',
        text: 'Its signature is not the merchant’s. Nothing was paid. Go back and open the payment page again.',
      },
      not_found: { title: 'Nothing is here', text: 'There is no such page, and nothing of that name.' },
      conflict: {
        title: 'This payment is already known otherwise',
        text: 'The same reference was used before with another amount or currency. Nothing was paid.',
      },
      not_offered: {
        title: 'This is no longer possible',
        text: 'The payment is in a state that does not allow this. Nothing was changed.',
      },
      unavailable: {
        title: 'Something went wrong here',
        text: 'Nothing was changed. Try again in a moment.',
      },
    },
    home: 'To the sandbox’s start page',
    homeTitle: 'Sandbox',
    homeText:
      'The outside world of a demonstration: parties that the portal deals with, played on one machine. No real money, no real bank.',
    studio: 'Game studio',
    studioPart:
      'A game vendor. The portal opens its games for members; here each can be tried with play money, without the portal.',
    verify: 'Verify a round',
    openPost: 'See SMS and mail',
    openId: 'See addresses and people',
    recent: 'Recent payments',
    none: 'No payment yet. Start a deposit in the portal.',
  },
  bn: {
    parts: {
      bank: {
        name: 'স্যান্ডবক্স ব্যাংক',
        demonstration: 'এটি একটি প্রদর্শনী: এখানে কোনো আসল টাকার লেনদেন হয় না।',
        about:
          'একটি পেমেন্ট প্রতিষ্ঠান। পোর্টালের জমার পাতা থেকে এর পেমেন্ট পাতায় আসা যায়; পেমেন্টের ফল এটি স্বাক্ষরিত নোটিশে পোর্টালকে জানায়।',
      },
      post: {
        name: 'স্যান্ডবক্স ডাক',
        demonstration: 'এটি একটি প্রদর্শনী: কোনো এসএমএস বা ইমেইল এই কম্পিউটারের বাইরে যায় না।',
        about: 'পোর্টালের পাঠানো এসএমএস ও ইমেইল গ্রহণ করে এবং এককালীন কোডসহ দেখায়।',
      },
      id: {
        name: 'স্যান্ডবক্স আইডি',
        demonstration: 'এটি একটি প্রদর্শনী: এখানে কারও আসল অ্যাকাউন্ট ব্যবহার হয় না।',
        about:
          'যেসব প্রতিষ্ঠানে মানুষ নিজের পরিচয় প্রমাণ করে: দুটি দিয়ে লগইন করা যায়, একটি ফোন নম্বর যাচাই করে। পোর্টালের লগইন থেকে এদের পাতায় আসা যায়।',
      },
    },
    otherLanguage: 'English',
    skip: 'মূল অংশে যান',
    refusals: {
      malformed: {
        title: 'লিংকটি সম্পূর্ণ নয়',
        text: 'মার্চেন্টের সাইটে ফিরে গিয়ে পেমেন্ট পাতাটি আবার খুলুন।',
      },
      bad_signature: {
        title: 'লিংকটি বিশ্বাসযোগ্য নয়',
        text: 'এর স্বাক্ষর মার্চেন্টের নয়। কোনো টাকা কাটা হয়নি। ফিরে গিয়ে পেমেন্ট পাতাটি আবার খুলুন।',
      },
      not_found: { title: 'এখানে কিছু নেই', text: 'এখানে এমন কোনো পাতা বা এই নামের কিছু নেই।' },
      conflict: {
        title: 'এই পেমেন্ট আগে ভিন্নভাবে এসেছে',
        text: 'একই রেফারেন্স আগে অন্য পরিমাণ বা মুদ্রায় ব্যবহৃত হয়েছে। কোনো টাকা কাটা হয়নি।',
      },
      not_offered: {
        title: 'এটি এখন আর সম্ভব নয়',
        text: 'পেমেন্টের বর্তমান অবস্থায় এটি করা যায় না। কিছুই বদলায়নি।',
      },
      unavailable: { title: 'এখানে একটি সমস্যা হয়েছে', text: 'কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।' },
    },
    home: 'স্যান্ডবক্সের শুরুর পাতায়',
    homeTitle: 'স্যান্ডবক্স',
    homeText:
      'একটি প্রদর্শনীর বাইরের জগৎ: পোর্টাল যাদের সঙ্গে কাজ করে, একটি কম্পিউটারে তাদের অভিনয়। আসল টাকা নেই, আসল ব্যাংকও নেই।',
    studio: 'গেম স্টুডিও',
    studioPart:
      'একটি গেম নির্মাতা প্রতিষ্ঠান। সদস্যরা পোর্টাল থেকে এর গেম খোলেন; এখানে পোর্টাল ছাড়াই খেলার টাকায় প্রতিটি গেম খেলে দেখা যায়।',
    verify: 'একটি রাউন্ড যাচাই করুন',
    openPost: 'এসএমএস ও ইমেইল দেখুন',
    openId: 'ঠিকানা ও মানুষজন দেখুন',
    recent: 'সাম্প্রতিক পেমেন্ট',
    none: 'এখনও কোনো পেমেন্ট নেই। পোর্টালে একটি জমা শুরু করুন।',
  },
};
