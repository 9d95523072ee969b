import type { ProductJump } from './productDefinition.ts';

/**
 * Where choosing a product leads: to writing it here; to its page with what an insurer's own quotation page is opened
 * from; to a page of somebody else; to a mini-program, which a phone opens; to the mobile page for writing, in a frame;
 * or nowhere because its address is invalid.
 */
export type JumpTarget =
  | { readonly kind: 'write' }
  | { readonly kind: 'detail'; readonly address: string }
  | { readonly kind: 'page'; readonly address: string }
  | { readonly kind: 'miniProgram'; readonly address: string }
  | { readonly kind: 'frame'; readonly address: string }
  | { readonly kind: 'invalid' };

const invalid: JumpTarget = { kind: 'invalid' };

/**
 * The target of a jump (specification §2, third-party product jump): an API product has a detail-and-quotation page, a
 * CPS product a customised link, an OFFLINE product the mobile page with `source=pc`. Only http and https pages are
 * opened, and mini-programs by WeChat's link, whose target is encoded.
 */
export function jumpTargetOf(jump: ProductJump): JumpTarget {
  if (jump.kind === 'native') return { kind: 'write' };
  const { kind, address } = jump;
  if (/^weixin:\/\/dl\/business\/\?/i.test(address)) return kind === 'cps' ? miniProgramOf(address) : invalid;
  if (!/^https?:\/\//i.test(address) || !isAddress(address) || hasCredentials(address)) return invalid;
  if (kind === 'api') return { kind: 'detail', address };
  return kind === 'cps' ? { kind: 'page', address } : { kind: 'frame', address: withSource(address) };
}

/** Whether an address carries a user or a password: `https://known.cn@other.example/` leads elsewhere than it reads. */
function hasCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' || password !== '' || /^https?:\/\/[^/?#\\]*@/i.test(address);
}

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** WeChat takes the id of the program, and its page and query encoded. */
function miniProgramOf(address: string): JumpTarget {
  const given = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  if (!given.get('appid')) return invalid;
  const target = [...given].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return { kind: 'miniProgram', address: `weixin://dl/business/?${target}` };
}

/** Tells the mobile page that it stands in a desktop's. */
function withSource(address: string): string {
  const page = new URL(address);
  page.searchParams.set('source', 'pc');
  return page.href;
}
