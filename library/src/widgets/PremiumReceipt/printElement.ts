/**
 * The CSS rules of all style sheets that can be read. The rules of styled-components exist only in the CSSOM, so they
 * can't be copied as markup.
 */
function rulesOf(document: Document): string {
  const rules: string[] = [];
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      for (const rule of sheet.cssRules) rules.push(rule.cssText);
    } catch {
      // A style sheet of another origin can't be read.
    }
  }
  return rules.join('\n');
}

/**
 * Prints one element alone, in light colours and without clipping. The copy is styled by an adopted style sheet, which
 * a strict content security policy allows.
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
