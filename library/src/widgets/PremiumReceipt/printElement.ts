/** The rules of every readable style sheet: those of styled-components exist in the CSSOM only. */
function rulesOf(document: Document): string {
  const rules: string[] = [];
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      for (const rule of sheet.cssRules) rules.push(rule.cssText);
    } catch {
      // a sheet of another origin can't be read
    }
  }
  return rules.join('\n');
}

/**
 * Prints one element alone, in light colours and unclipped. The copy is styled by an adopted sheet, which a strict
 * content security policy allows.
 */
export function printElement(element: HTMLElement): void {
  const page = element.ownerDocument;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame can't print, and this is our own markup
  const frame = page.createElement('iframe');
  // out of view but laid out: a frame that isn't rendered prints nothing
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
