import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { LogOutput } from './log-output.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-log-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('survives a full disk, reports it, and continues once there is space', () => {
  const file = path.join(folder, 'log');
  const output = new LogOutput(fs.openSync(file, 'a'));
  const logger = pino({}, output);
  logger.info('before');
  expect(output.isFull()).toBe(false);
  const writing = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw noRoom();
  });
  for (let line = 0; line < 10_000; line++) logger.info('meanwhile');
  expect(output.isFull()).toBe(true);
  writing.mockRestore();
  expect(output.isFull()).toBe(false);
  logger.info('after');
  const told = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  expect([told[0], told[1], told.at(-1)]).toEqual(['before', 'meanwhile', 'after']);
  expect(told.length).toBeLessThan(10_000);
});
