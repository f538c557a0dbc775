import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { LANGUAGES, languageOf } from '../web/language.js';
import { sendPage } from '../web/reply.js';
import { drawingOf, LOTTERY_CODES, type LotteryCode } from './lotteries.js';
import { TICKER_MODES } from './mode.js';
import type { Ticker } from './ticker.js';
import { tickerAddress, tickerPage } from './ticker.page.js';

const code = z.enum(LOTTERY_CODES);
const lang = z.enum(LANGUAGES).optional();
const modeBody = z.strictObject({ mode: z.enum(TICKER_MODES), lang });
const sendBody = z.strictObject({
  game: code,
  draw_no: z.string(),
  mode: z.enum(TICKER_MODES).optional(),
  lang,
});

/** The outside lotteries' page and calls, all below /ticker. */
export function addTicker(server: FastifyInstance, ticker: Ticker): void {
  let answers: string[] = [];
  const drawing = (game: LotteryCode, drawNo: string) => {
    const found = drawingOf(game, drawNo);
    if (!found) throw new AppError('malformed', `${drawNo} is no day, as in 20270331`);
    return found;
  };
  server.get('/ticker', (request, reply) =>
    sendPage(reply, tickerPage({ ticker, answers, language: languageOf(request) })),
  );
  server.get('/ticker/results/:game/:draw', (request) => {
    const { game, draw } = read(z.strictObject({ game: code, draw: z.string() }), request.params);
    return { game_code: game, draw_no: draw, result: ticker.resultOf(drawing(game, draw)) };
  });
  server.put('/ticker/mode', (request, reply) => {
    ticker.mode = read(modeBody, request.body).mode;
    ticker.start();
    return reply.send({ mode: ticker.mode });
  });
  server.post('/ticker/mode', (request, reply) => {
    const body = read(modeBody, request.body);
    ticker.mode = body.mode;
    ticker.start();
    return reply.redirect(tickerAddress(body.lang ?? languageOf(request)), 303);
  });
  server.put('/ticker/messages', async (request) => {
    const { game, draw_no, mode } = read(sendBody, request.body);
    return { answers: await ticker.send(drawing(game, draw_no), mode) };
  });
  server.post('/ticker/messages', async (request, reply) => {
    const { game, draw_no, mode, lang: language = languageOf(request) } = read(sendBody, request.body);
    answers = await ticker.send(drawing(game, draw_no.trim()), mode);
    return reply.redirect(tickerAddress(language), 303);
  });
}
