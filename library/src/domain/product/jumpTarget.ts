import type { ProductJump } from './productDefinition.ts';

/** Where choosing a product leads: to writing it here, to a page of its insurer, or nowhere because its address is invalid. */
export type JumpTarget =
  | { readonly kind: 'write' }
  | { readonly kind: 'page'; readonly address: string }
  | { readonly kind: 'invalid' };

/** The target of a jump; only http and https pages are opened (specification §2, third-party product jump). */
export function jumpTargetOf(jump: ProductJump): JumpTarget {
  if (jump.kind === 'native') return { kind: 'write' };
  const isPage = /^https?:\/\//i.test(jump.address) && URL.canParse(jump.address);
  return isPage ? { kind: 'page', address: jump.address } : { kind: 'invalid' };
}
