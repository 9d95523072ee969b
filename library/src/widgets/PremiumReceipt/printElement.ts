/** The style sheets that apply to an element: those of the page, and those of the shadow root that contains it. */
function sheetsFor(element: Element): readonly CSSStyleSheet[] {
  const root = element.getRootNode();
  const page = element.ownerDocument;
  const scopes = root instanceof ShadowRoot ? [page, root] : [page];
  return scopes.flatMap((scope) => [...scope.styleSheets, ...scope.adoptedStyleSheets]);
}

/** Returns the rules of a style sheet as text; null if the sheet is from another origin, so that it can't be read. */
function rulesOf(sheet: CSSStyleSheet): string | null {
  try {
    return Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
  } catch {
    return null;
  }
}

/** Adds a style sheet by its address. Resolves when the sheet has been loaded, or can't be loaded. */
const linked = ({ href, media }: CSSStyleSheet, page: Document): Promise<void> =>
  new Promise((resolve) => {
    const link = page.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: href ?? '', media: media.mediaText });
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    page.head.append(link);
  });

/**
 * Gives a document the styles of an element. Rules that can be read are copied into an adopted style sheet, because a
 * strict content security policy allows such style sheets. The element isn't in a shadow root there, so `:host` becomes
 * `:root`. Sheets that can't be read are linked again; the returned promises resolve when they have been loaded or
 * can't be loaded.
 */
function copyStyles(element: Element, view: Window & typeof globalThis): readonly Promise<void>[] {
  const sheets = sheetsFor(element).map((sheet) => ({ sheet, rules: rulesOf(sheet) }));
  const copy = new view.CSSStyleSheet();
  copy.replaceSync(
    sheets
      .map(({ rules }) => rules ?? '')
      .join('\n')
      .replaceAll(/:host(?:\([^()]*\))?/g, ':root'),
  );
  view.document.adoptedStyleSheets = [copy];
  return sheets.flatMap(({ sheet, rules }) => (rules === null ? [linked(sheet, view.document)] : []));
}

/**
 * Prints one element and nothing else, in light colours and without a part cut off. Style sheets from another origin
 * are loaded first.
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

  view.document.title = page.title;
  view.document.documentElement.lang = page.documentElement.lang;
  view.document.documentElement.dataset['theme'] = 'light';
  view.document.body.append(view.document.importNode(element, true));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  const loads = copyStyles(element, view);
  if (loads.length === 0) view.print();
  else void Promise.all(loads).then(() => view.print());
}
