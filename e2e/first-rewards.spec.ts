import { test } from '@playwright/test';
import { tellFirstDays } from './support/first-days';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a new member takes all that there is to get in the first days (${name})`, async ({
    context,
    browser,
  }) => {
    test.slow();
    await tellFirstDays(context, browser, variant);
  });
}
