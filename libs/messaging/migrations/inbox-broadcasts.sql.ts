/**
 * The broadcasts in the inboxes of members at a moment. `conditions` come after those of the audience; `marketing` is the
 * function that names who gets offers.
 */
export const inboxBroadcasts = (marketing: string, conditions = '') => `
  create or replace function messaging.inbox_broadcasts(p_members bigint[], p_now timestamptz)
  returns table (member bigint, broadcast uuid, no bigint, at timestamptz, category text, read boolean)
  language sql stable as $$
    select m.id, b.id, b.no, b.published_at, case b.kind when 'marketing' then 'rewards' else 'service' end,
      k.read_at is not null or b.no <= coalesce(i.read_no, 0)
    from members.member_view m
    join messaging.broadcast b on b.brand = m.brand and b.status = 'published' and m.registered_at <= b.published_at
      and (b.end_at is null or b.end_at > p_now)
      and messaging.is_addressed(m.vip_rank, m.language, m.type, m.registered_at, b.levels, b.languages, b.unset_language, b.agents, b.registered_before)
      and (b.kind <> 'marketing' or exists (select from messaging.${marketing} g where g.member = m.id))${conditions}
    left join messaging.broadcast_mark k on k.member = m.id and k.broadcast = b.id
    left join messaging.inbox_mark i on i.member = m.id
    where m.id = any(p_members) and k.hidden_at is null
  $$;`;

export const MARKETING_BY_PRODUCT = `marketing_members(p_now, 'inbox', b.product)`;
