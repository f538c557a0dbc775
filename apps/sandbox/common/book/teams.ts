import type { Team } from './match.js';

const team = (en: string, bn: string, ar: string, strength: number): Team => ({
  names: { en, bn, ar },
  strength,
});

export const FOOTBALL_TEAMS = [
  team('Padma Rovers', 'পদ্মা রোভার্স', 'جوّالة بادما', 1.2),
  team('Meghna Town', 'মেঘনা টাউন', 'ميغنا تاون', 1.1),
  team('Hill Tract Rangers', 'পাহাড়ি রেঞ্জার্স', 'حرّاس التلال', 1.05),
  team('Mango Grove FC', 'আমবাগান এফসি', 'بستان المانجو', 1),
  team('Jute Mill United', 'পাটকল ইউনাইটেড', 'اتحاد مصنع الجوت', 1),
  team('Ferry Ghat', 'ফেরিঘাট', 'مرسى العبّارة', 0.95),
  team('Paddy Field Stars', 'ধানক্ষেত স্টারস', 'نجوم حقل الأرز', 0.9),
  team('Lantern Lane', 'লণ্ঠন লেন', 'زقاق الفوانيس', 0.85),
] as const;

export const CRICKET_TEAMS = [
  team('River Kings', 'নদীর রাজা', 'ملوك النهر', 1.15),
  team('Sundar Tigers', 'সুন্দর টাইগার্স', 'نمور سوندار', 1.1),
  team('Tea Garden XI', 'চা বাগান একাদশ', 'فريق حديقة الشاي', 1.05),
  team('Monsoon Riders', 'বর্ষার সওয়ার', 'فرسان الموسم', 1),
  team('Bamboo Bridge', 'বাঁশের সাঁকো', 'جسر الخيزران', 1),
  team('Kingfishers', 'মাছরাঙা', 'طيور الرفراف', 0.95),
  team('Rickshaw Royals', 'রিকশা রয়্যালস', 'ملوك الريكشا', 0.9),
  team('Lotus Pond', 'পদ্মপুকুর', 'بركة اللوتس', 0.87),
] as const;

export const ESPORTS_TEAMS = [
  team('Night Owls', 'রাতের পেঁচা', 'بوم الليل', 1.2),
  team('Pixel Pythons', 'পিক্সেল পাইথন', 'أفاعي البكسل', 1.12),
  team('Turbo Tuktuk', 'টার্বো টুকটুক', 'توربو توك توك', 1.06),
  team('Circuit Seven', 'সার্কিট সেভেন', 'الدائرة السابعة', 1),
  team('Ghost Kites', 'ভূতুড়ে ঘুড়ি', 'طائرات الأشباح', 1),
  team('Lag Legends', 'ল্যাগ লেজেন্ডস', 'أساطير التأخير', 0.94),
  team('Byte Bandits', 'বাইট ব্যান্ডিটস', 'لصوص البايت', 0.88),
  team('Copper Crows', 'তামার কাক', 'غربان النحاس', 0.83),
] as const;
