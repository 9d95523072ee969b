import type { ProductJump } from './productDefinition.ts';

/**
 * The target that opens when the user chooses a product. `write`: the form of this app. `detail`: the product's page in
 * this app; `address` is the insurer's quotation page. `page`: a page of another website. `miniProgram`: a WeChat
 * mini-program. `frame`: the mobile page in a frame. `invalid`: the address can't be opened.
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
 * The target of a jump (specification §2, third-party product jump). An API product opens the product's page, which
 * leads to the insurer's quotation. A CPS product opens an external link: a website or a WeChat mini-program. An
 * OFFLINE product opens the mobile page with `source=pc`. Web addresses must use http or https. A mini-program is
 * opened by a WeChat link with an encoded target.
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
 * True when an address contains a user name or a password. Such an address can deceive users:
 * `https://known.cn@other.example/` looks like an address of known.cn, but opens other.example.
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

/** Converts the address of a mini-program to a WeChat link in which page and query are encoded. */
function miniProgramOf(address: string): JumpTarget {
  const given = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  if (!given.get('appid')) return invalid;
  const target = [...given].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return { kind: 'miniProgram', address: `weixin://dl/business/?${target}` };
}

/** Adds `source=pc` to an address. This parameter informs the mobile page that a desktop page shows it in a frame. */
function withSource(address: string): string {
  const page = new URL(address);
  page.searchParams.set('source', 'pc');
  return page.href;
}
