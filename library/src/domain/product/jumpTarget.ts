import type { ProductJump } from './productDefinition.ts';

/**
 * The target of choosing a product: this app; the product's page with the data to open an insurer's quotation page;
 * another site's page; a mini-program, which a phone opens; the mobile page in a frame; or none because the address is
 * invalid.
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
 * opened, and mini-programs by WeChat's link with an encoded target.
 */
export function jumpTargetOf(jump: ProductJump): JumpTarget {
  if (jump.kind === 'native') return { kind: 'write' };
  const { kind, address } = jump;
  if (/^weixin:\/\/dl\/business\/\?/i.test(address)) return kind === 'cps' ? miniProgramOf(address) : invalid;
  if (!/^https?:\/\//i.test(address) || !isAddress(address) || hasCredentials(address)) return invalid;
  if (kind === 'api') return { kind: 'detail', address };
  return kind === 'cps' ? { kind: 'page', address } : { kind: 'frame', address: withSource(address) };
}

/**
 * True when an address contains a user or password: `https://known.cn@other.example/` opens another site than it seems.
 */
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

/** WeChat's link to a mini-program, with page and query encoded. */
function miniProgramOf(address: string): JumpTarget {
  const given = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  if (!given.get('appid')) return invalid;
  const target = [...given].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return { kind: 'miniProgram', address: `weixin://dl/business/?${target}` };
}

/** Adds the parameter that tells the mobile page that a desktop page contains it. */
function withSource(address: string): string {
  const page = new URL(address);
  page.searchParams.set('source', 'pc');
  return page.href;
}
