import { expect, type Locator } from '@playwright/test';

/** What browsers and password managers know the fields of a form by, in their order; boxes to tick are left out. */
export async function expectAutofill(form: Locator, expected: string[]): Promise<void> {
  const fields = form.locator('input:not([type="checkbox"], [type="radio"]), select');
  const known = () => fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')));
  await expect.poll(known).toEqual(expected);
}

/** Pastes as a person does: the text is in the clipboard, and the field has the focus. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
}
