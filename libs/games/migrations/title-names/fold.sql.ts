/** What `libs/games/common/fold-name.ts` does. A change there is a new migration, which folds all names again. */
export const foldSql = String.raw`
  create function games.fold_name(p_name text) returns text
  language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(replace(replace(replace(translate(
      regexp_replace(normalize(left(p_name, 200), nfkd),
        '[\u0027\u00ad\u02b9-\u02bd\u0300-\u036f\u0483-\u0489\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u0981\u0983\u09bc\u09cd\u0e47-\u0e4e\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e01ef]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒẞØøŁłĐđÐðĦħŊıÞАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςঈঊীূৎংৰৱٱىیةکہھ০১২৩৪৫৬৭৮৯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹๐๑๒๓๔๕๖๗๘๙',
      'abcdefghijklmnopqrstuvwxyzæœßoollddddhhŋiþабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџґαβγδεζηθικλμνξοπρστυφχψωσইউিুতঙরবاييهكهه0123456789012345678901234567890123456789'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02df\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u0964\u0965\u09f2-\u09fb\u0e2f\u0e3f\u0e5a\u0e5b\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufff9-\uffff\U0001f000-\U0001faff]+', ' ', 'g'))
  $$;

  -- A folded name from each of its words on, without blanks, at most twelve of 24 letters; from a word with the Arabic article
  -- also without it. Where a script has no blanks, each sign begins a word.
  create function games.word_starts(p_folded text) returns text[]
  language sql immutable strict parallel safe as $$
    select array(
      select left(array_to_string(w.words[n:], ''), 24) from generate_series(1, w.counted) n
      union all
      select left(substr(array_to_string(w.words[n:], ''), 3), 24) from generate_series(1, w.counted) n
      where w.words[n] ~ '^ال..')
    from (select words, least(12, cardinality(words)) as counted from (
      select string_to_array(btrim(regexp_replace(p_folded, ' *([\u0e01-\u0e30\u3005-\u3007\u3041-\u30fa\u3400-\u9fff])', ' \1', 'g')), ' ') as words) s) w
  $$;

  -- By what a name is found: '=' and the name from each of its words on; and the same with one of the first twelve letters replaced by '_'.
  create function games.search_keys(p_folded text) returns tsvector
  language sql immutable strict parallel safe as $$
    select array_to_tsvector(array(
      select '=' || s from unnest(games.word_starts(p_folded)) s where s <> ''
      union
      select overlay(s placing '_' from n for 1) from unnest(games.word_starts(p_folded)) s, generate_series(1, least(12, length(s))) n))
  $$;
`;
