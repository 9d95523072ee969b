import type { Page } from 'playwright';

/**
 * Returns the visible texts with Chinese characters or Chinese punctuation on a page, including labels, titles and placeholders of elements.
 * Parts that are marked as Chinese and the contents of fields are left out.
 */
export const chineseTextsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        !element ||
        element.closest('[lang|=zh], script, style, [data-live-announcer]') ||
        (node.nodeType === Node.TEXT_NODE && element.closest('textarea'))
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const texts =
        node instanceof Element
          ? ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name))
          : [node.nodeValue];
      for (const text of texts) if (text && /[\p{Script=Han}、，；：。（）]/u.test(text)) found.add(text.trim());
    }
    return [...found];
  });
