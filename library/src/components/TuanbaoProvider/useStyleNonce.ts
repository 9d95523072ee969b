import { useInsertionEffect } from 'react';

/**
 * Passes the nonce to the few style elements that react-aria adds itself. react-aria reads the nonce from `<meta
 * property="csp-nonce">`, so this hook adds that element if the page has none. The hook runs before the effects of the
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
