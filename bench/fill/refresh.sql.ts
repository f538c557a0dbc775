/** Makes an older copy of a filled database current: reopens what has expired, without a backlog. */
export const refresh = `
  update authentication.session set seen_at = now(), expires_at = now() + interval '12 hours' where user_agent = 'bench';
  update games.launch set expires_at = now() + interval '12 hours';
  update games.bet_feed set taken_until = now();
  update games.feed_reader set read_until = now();
  select platform.make_partitions();
`;
