import fastify from 'fastify';
import pg from 'pg';
import { titleQuery } from '#libs/games/search/title-query';

/** Plain Fastify with one query of the titles' index by the same keys, in no order of its own. */
const { PORT, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = fastify();
const FIND = `
  select distinct t.node_id as "nodeId", t.names->>'EN' as "gameName", t.vendor as vassalage, t.game_type as "gameType",
    t.classify as "gameClassify", t.game_code as "gameCode", t.scene, t.position
  from games.title_name n join games.title t on t.node_id = n.node_id where n.keys @@ (select $1::tsquery)
  order by t.position limit 24`;

app.get('/search', async (request) => {
  const query = titleQuery((request.query as { gameName: string }).gameName);
  const keys = query ? [query.typed, query.mistyped].filter(Boolean).join('|') : '';
  const { rows } = await pool.query(FIND, [keys]);
  return { games: rows };
});

await app.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
