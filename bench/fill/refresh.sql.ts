/** Makes a copy of a filled database one of now: what a day of rest has ended is open, and nothing has piled up. */
export const refresh = `
  update identity.session set seen_at = now(), expires_at = now() + interval '12 hours' where user_agent = 'bench';
  update games.launch set expires_at = now() + interval '12 hours';
  update agency.bet_feed set taken_until = now();
  select platform.make_partitions();
`;
