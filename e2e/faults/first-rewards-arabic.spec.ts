import { query } from '../support/database';
import { tellFirstDays } from '../support/first-days';
import { test } from '../support/own-stack';
import { apiIsBack, killApi, stack } from '../support/stack';

test('a new member takes all that there is to get in the first days (AR night 360)', async ({
  context,
  browser,
}) => {
  test.slow();
  // The api reads its brands when it starts.
  await query(
    `update site.brand set settings = jsonb_set(settings, '{languages}', '["EN", "BN", "AR"]') where id = 'mela'`,
  );
  const { starts } = stack().programs.api;
  killApi();
  await apiIsBack(starts);
  await tellFirstDays(context, browser, { language: 'AR', theme: 'night', width: 360 });
});
