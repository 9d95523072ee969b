import { useInsertionEffect } from 'react';

/**
 * Passes the nonce to the style elements that react-aria adds. react-aria reads the nonce from the element `<meta
 * property="csp-nonce">`. If the page has no such element, this hook adds it. The hook runs before the effects of the
 * components inside the provider.
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
