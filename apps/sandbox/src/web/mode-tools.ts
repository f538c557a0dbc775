import { type Html, html } from './html.js';
import type { Language } from './language.js';

/** The name of each behaviour that a part can simulate, and what it means. */
export interface ModePhrases<Mode extends string> {
  mode: string;
  modeText: string;
  modes: Record<Mode, { button: string; text: string }>;
}

interface ModeTools<Mode extends string> {
  /** Where the form is posted, with the field `mode`. */
  action: string;
  all: readonly Mode[];
  mode: Mode;
  language: Language;
  phrases: ModePhrases<Mode>;
}

/** A button for each other behaviour of a part. */
export function modeTools<Mode extends string>({
  action,
  all,
  mode,
  language,
  phrases,
}: ModeTools<Mode>): Html {
  const items = all
    .filter((other) => other !== mode)
    .map((other) => {
      const { button, text } = phrases.modes[other];
      return html`<li><form method="post" action="${action}">
<input type="hidden" name="lang" value="${language}">
<button class="button" name="mode" value="${other}" aria-describedby="about-${other}">${button}</button>
</form><p id="about-${other}">${text}</p></li>`;
    });
  return html`<section class="card tools"><details open>
<summary><h2>${phrases.mode}: ${phrases.modes[mode].button}</h2></summary>
<p class="quiet">${phrases.modeText}</p>
<ul>${items}</ul>
</details></section>`;
}
