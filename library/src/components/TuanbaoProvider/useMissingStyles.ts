import { useEffect } from 'react';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Message for the developers of a page without the library's style sheet. */
const missing = `@tuanbao/library: the page has no styles of the library. Add import '@tuanbao/library/styles.css'; in a shadow root, add the text of this file to adoptedStyleSheets.`;

/**
 * Reports on the console if `element`, the outermost element of a provider, doesn't have the library's styles. In
 * production, nothing is reported.
 */
export function useMissingStyles(element: HTMLElement | null): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !element) return;
    if (getComputedStyle(element).getPropertyValue('--tb-library-styles') === '') console.error(missing);
  }, [element]);
}
