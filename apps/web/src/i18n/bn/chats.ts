/** The operators' board of chats with members. */
export const chats = {
  title: 'চ্যাট',
  list: 'সদস্যদের সঙ্গে চ্যাট',
  queues: { live: 'অপেক্ষায় ও চলমান', open: 'উত্তর বাকি', closed: 'শেষ', all: 'সব' },
  queued: 'অপেক্ষায়',
  rating: 'মূল্যায়ন',
  rated: 'মূল্যায়ন: ৫-এর মধ্যে {{rating}}',
  typing: 'সদস্য লিখছেন…',
  close: 'চ্যাট শেষ করুন',
  closeText: 'চ্যাট শেষ হয়েছে বলে সদস্যকে জানানো হবে, তিনি মূল্যায়ন করতে পারবেন। এটি আর খোলা যাবে না।',
  emptyTitle: 'কেউ অপেক্ষায় নেই',
  emptyText: 'কোনো সদস্য চ্যাট শুরু করলে সঙ্গে সঙ্গে এখানে দেখা যাবে।',
};
