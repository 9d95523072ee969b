import { useEffect } from 'react';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Message for the developers of a page without the style sheet of this version of the library. */
const missing = `@tuanbao/library: the page has no styles of this version of the library. Add import '@tuanbao/library/styles.css'; in a shadow root, add the text of this file to adoptedStyleSheets.`;

/** Time in milliseconds that a style sheet has to load before it is reported as missing. */
const patience = 2000;

let isReported = false;

/**
 * Reports on the console, once for each page, if `element`, the outermost element of a provider, still doesn't have the
 * library's styles two seconds after its first render. In production, nothing is reported.
 */
export function useMissingStyles(element: HTMLElement | null): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !element || isReported) return undefined;
    const timer = setTimeout(() => {
      if (isReported || !element.isConnected || getComputedStyle(element).counterReset.includes('tb-styles')) return;
      isReported = true;
      console.error(missing);
    }, patience);
    return () => clearTimeout(timer);
  }, [element]);
}
