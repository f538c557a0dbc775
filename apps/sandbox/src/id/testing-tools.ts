import { type Html, html } from '../web/html.js';

/** A button that simulates an outcome; `about` describes it and has the id `about-<outcome>`. */
export const outcomeButton = (outcome: string, label: string, about: Html): Html =>
  html`<li><button class="button" name="outcome" value="${outcome}" aria-describedby="about-${outcome}">${label}</button>${about}</li>`;

/** The folded section of a page with its buttons for testing. */
export const testingTools = (phrases: { testing: string; testingText: string }, buttons: Html[]): Html =>
  html`<section class="card tools"><details>
<summary><h2>${phrases.testing}</h2></summary>
<p class="quiet">${phrases.testingText}</p>
<ul>${buttons}</ul>
</details></section>`;
