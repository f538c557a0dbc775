/** The one stylesheet of the sandbox: plain, blue-grey, light and dark. */
export const stylesheet = `
@font-face { font-family: "Bengali letters"; src: url("/assets/bengali-400.woff2") format("woff2"); font-weight: 400; font-display: block; unicode-range: U+0964-0965, U+0980-09FE, U+200C-200D; }
@font-face { font-family: "Bengali letters"; src: url("/assets/bengali-600.woff2") format("woff2"); font-weight: 600; font-display: block; unicode-range: U+0964-0965, U+0980-09FE, U+200C-200D; }
:root {
  color-scheme: light dark;
  --ground: #eef1f5; --card: #ffffff; --line: #d3dbe4; --ink: #1b2733; --quiet: #546372;
  --bar: #24476b; --on-bar: #ffffff; --main: #24588c; --main-over: #1b4873; --on-main: #ffffff; --plain-over: #e7edf4;
  --strip: #dde6f0; --edge: #7d8c9c;
  --good: #17663a; --good-ground: #e1f2e8; --bad: #9b2727; --bad-ground: #fae7e7; --wait: #1f4f7f; --wait-ground: #e3edf8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10161d; --card: #19222c; --line: #2e3b49; --ink: #e7edf3; --quiet: #a3b1bf;
    --bar: #16283b; --on-bar: #eaf1f8; --main: #8fbce6; --main-over: #aacdee; --on-main: #0c1c2b; --plain-over: #233140;
    --strip: #1c2a39; --edge: #718397;
    --good: #7fd6a2; --good-ground: #16352a; --bad: #f2a3a3; --bad-ground: #3d1f22; --wait: #a5cbef; --wait-ground: #1c3349;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.55 "Bengali letters", system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; overflow-wrap: anywhere; }
a { color: var(--main); text-underline-offset: .18em; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; border-radius: 4px; }
h1, h2, h3, p, dl, dd, ol, ul { margin: 0; padding: 0; }
h1 { font-size: 1.375rem; line-height: 1.3; font-weight: 600; }
h2 { font-size: 1.0625rem; line-height: 1.4; font-weight: 600; }
h3 { font-size: 1rem; font-weight: 600; }
ol, ul { list-style: none; }
.quiet { color: var(--quiet); font-size: .875rem; }
.code { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace; font-size: .8125rem; }
.visually-hidden, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; z-index: 1; margin: .5rem; padding: .75rem 1rem; background: var(--card); }
.bar { background: var(--bar); color: var(--on-bar); }
.bar-in { display: flex; align-items: center; justify-content: space-between; gap: 1rem; max-width: 66rem; min-height: 60px; margin: 0 auto; padding: 0 1rem; }
.bar a { display: flex; align-items: center; gap: .625rem; min-height: 44px; color: inherit; text-decoration: none; }
.bar :focus-visible { outline-color: currentColor; }
.brand { font-size: 1.125rem; font-weight: 600; }
.brand svg { flex: none; }
.bar .language { padding: 0 .25rem; text-decoration: underline; }
.strip { padding: .5rem 1rem; background: var(--strip); font-size: .875rem; text-align: center; }
main { max-width: 66rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
.card { padding: 1.25rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.narrow { max-width: 44rem; margin: 0 auto; }
.narrow > * + * { margin-top: .75rem; }
.narrow h2 { padding-top: 1rem; border-top: 1px solid var(--line); }
.columns { display: grid; gap: 1rem; }
.columns > * { min-width: 0; }
.payment > * + * { margin-top: .75rem; }
.payment.paid, .payment.failed { border-top: 4px solid var(--good); }
.payment.failed { border-top-color: var(--bad); }
.payment.paid h1 { font-size: 1.625rem; }
.tick { display: block; color: var(--good); }
.amount { font-size: 2.125rem; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums; }
.amount small { color: var(--quiet); font-size: 1rem; font-weight: 400; }
dl > div { display: grid; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
dt { color: var(--quiet); font-size: .875rem; }
dd.code { line-height: 1.7; }
.merchant { text-transform: capitalize; }
.badge { display: inline-block; padding: .0625rem .5rem; border-radius: 6px; background: var(--wait-ground); color: var(--wait); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge.paid { background: var(--good-ground); color: var(--good); }
.badge.failed { background: var(--bad-ground); color: var(--bad); }
.moves { display: grid; gap: .75rem; }
.button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: 8px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; line-height: 1.3; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--plain-over); }
.button.main { border-color: transparent; background: var(--main); color: var(--on-main); }
.button.main:hover { background: var(--main-over); }
.button.small { flex: none; width: auto; white-space: nowrap; min-height: 44px; font-size: .875rem; }
summary { display: flex; align-items: center; justify-content: space-between; min-height: 44px; margin: -.5rem 0; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { width: .625rem; height: .625rem; margin-inline-end: .25rem; border: solid var(--quiet); border-width: 0 2px 2px 0; content: ""; transform: translateY(-25%) rotate(45deg); }
[open] > summary::after { transform: translateY(25%) rotate(225deg); }
details > * + * { margin-top: .75rem; }
.tools li { padding: .875rem 0; border-top: 1px solid var(--line); }
.tools li:last-child { padding-bottom: 0; }
.tools li p { margin-top: .375rem; color: var(--quiet); font-size: .875rem; }
label { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: .5rem; font-size: .9375rem; }
input[type=number] { width: 7rem; min-height: 44px; padding: .25rem .75rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: inherit; font: inherit; text-align: end; }
.log-head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
.log li { padding: .625rem 0; border-top: 1px solid var(--line); }
.log ol { margin-top: .75rem; }
.log li:last-child { padding-bottom: 0; }
.payments a { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; align-items: center; min-height: 44px; padding: .625rem 0; border-top: 1px solid var(--line); color: inherit; text-decoration: none; }
.payments a:hover .money { text-decoration: underline; }
.payments time, .payments .badge { justify-self: end; text-align: end; }
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; padding-block: .75rem; }
.filter label { flex-basis: 100%; margin: 0; }
input[type=text], input[type=email] { flex: 1 1 12rem; min-width: 0; min-height: 44px; padding: .25rem .75rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: inherit; font: inherit; }
.messages > li { padding: 1rem 0; border-top: 1px solid var(--line); }
.message > * + * { margin-top: .5rem; }
.target, .message-head a, .message .quiet a { display: inline-block; min-height: 44px; padding-block: .75rem; }
.posts > * + * { margin-top: .5rem; }
.message-text { white-space: pre-wrap; }
.one-time strong { padding: .125rem .5rem; border-radius: 8px; background: var(--wait-ground); color: var(--wait); font-size: 1.75rem; font-variant-numeric: tabular-nums; letter-spacing: .12em; user-select: all; }
.consent > * + * { margin-top: .75rem; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 .25rem; font-weight: 600; }
.choice { justify-content: flex-start; min-height: 44px; margin: 0; padding: .5rem 0; border-top: 1px solid var(--line); cursor: pointer; }
input[type=radio] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--main); }
.new-person { padding: 0 0 .25rem 2.25rem; }
.new-person input, .code-entry input { display: block; width: 100%; }
.above { display: block; margin: .5rem 0 .25rem; }
.field-error { margin-top: .25rem; color: var(--bad); font-size: .9375rem; }
input[aria-invalid=true] { border-color: var(--bad); }
.money { color: var(--main); font-weight: 600; }
@media (min-width: 30rem) {
  .card { padding: 1.5rem; }
  dl > div { grid-template-columns: 10rem 1fr; }
}
@media (max-width: 29.99rem) {
  .payments .code, .payments time { grid-column: 1 / -1; justify-self: start; }
}
@media (min-width: 60rem) {
  main { padding-top: 2rem; }
  .columns { grid-template-columns: minmax(0, 1fr) 22rem; grid-template-rows: auto 1fr; align-items: start; gap: 1.5rem; }
  .tools { grid-column: 2; grid-row: 1 / span 2; }
}
`;
