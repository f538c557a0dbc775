import { toAppError } from './error.filter.js';

test.each(['55P03', '40001', '40P01', '53300'])(
  'asks to try again where the database could not answer in time (%s)',
  (code) => {
    expect(toAppError(Object.assign(new Error('not now'), { driverError: { code } }))).toMatchObject({
      code: 'error_service_unavailable',
      status: 503,
      detail: { retryAfter: 1 },
    });
  },
);

test('answers what nobody expected as unknown', () => {
  for (const error of [
    new Error('a fault'),
    Object.assign(new Error(), { driverError: { code: '23505' } }),
    null,
  ])
    expect(toAppError(error)).toMatchObject({ code: 'error_unknown', status: 500 });
});
