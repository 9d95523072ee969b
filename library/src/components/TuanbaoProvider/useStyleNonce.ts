import { useInsertionEffect } from 'react';

/**
 * Makes the nonce known to the few style elements that react-aria adds by itself: it reads `<meta
 * property="csp-nonce">`, which is added where the page has none. Runs before the effects of the components inside.
 */
export function useStyleNonce(nonce: string | undefined): void {
  useInsertionEffect(() => {
    if (nonce === undefined || document.querySelector('meta[property="csp-nonce"]')) return;
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = nonce;
    document.head.append(meta);
  }, [nonce]);
}
