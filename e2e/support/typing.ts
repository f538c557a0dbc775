import { expect, type Locator } from '@playwright/test';

/** The `autocomplete` values of a form's fields in order, without checkboxes. */
export async function expectAutofill(form: Locator, expected: string[]): Promise<void> {
  const fields = form.locator('input:not([type="checkbox"], [type="radio"]), select');
  const known = () => fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')));
  await expect.poll(known).toEqual(expected);
}

/** Pastes a text from the clipboard into the focused field. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
}
