import type { IdentityPhrases } from '../lazy-phrases';

export const phoneCheck: IdentityPhrases['phoneCheck'] = {
  waiting: 'খোলা জানালাটিতে আপনার মোবাইল নম্বর যাচাই করুন। এরপর ফর্মটি নিজে থেকেই এগোবে।',
  open: 'জানালাটি আবার খুলুন',
  returnedTitle: 'এখানে কাজ শেষ',
  returnedText: 'জানালাটি বন্ধ করে নিবন্ধন চালিয়ে যেতে পারেন।',
};
