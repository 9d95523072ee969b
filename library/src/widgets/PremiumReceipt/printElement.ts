/**
 * Returns the CSS rules of all readable style sheets of a document. The rules are read from the CSSOM, because rules of
 * styled-components exist only there and not as markup.
 */
function rulesOf(document: Document): string {
  const rules: string[] = [];
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      for (const rule of sheet.cssRules) rules.push(rule.cssText);
    } catch {
      // The style sheet is from another origin, so it can't be read.
    }
  }
  return rules.join('\n');
}

/**
 * Prints one element and nothing else, in light colours and without cutting it off. The copy of the element gets its
 * styles from an adopted style sheet, because a strict content security policy allows such style sheets.
 */
export function printElement(element: HTMLElement): void {
  const page = element.ownerDocument;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame can't print, and this is our own markup
  const frame = page.createElement('iframe');
  // The frame has no size but is still laid out: a frame with `display: none` prints nothing.
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.ariaHidden = 'true';
  frame.title = page.title;
  page.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return frame.remove();

  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rulesOf(page));
  view.document.adoptedStyleSheets = [sheet];
  view.document.title = page.title;
  view.document.documentElement.lang = page.documentElement.lang;
  view.document.documentElement.dataset['theme'] = 'light';
  view.document.body.append(view.document.importNode(element, true));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}
