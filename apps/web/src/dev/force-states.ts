const forced = { ':hover': '.force-hover', ':focus-visible': '.force-focus', ':active': '.force-pressed' };

/** Every rule for hover, focus and pressed once more for a class, so that a page can show these states at once. */
export function forceStates(): () => void {
  const copies: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      let selector = rule.selectorText;
      for (const [state, name] of Object.entries(forced)) selector = selector.replaceAll(state, name);
      if (selector !== rule.selectorText) copies.push(`${selector} { ${rule.style.cssText} }`);
    }
  }
  const added = new CSSStyleSheet();
  added.replaceSync(copies.join('\n'));
  document.adoptedStyleSheets.push(added);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== added);
  };
}
