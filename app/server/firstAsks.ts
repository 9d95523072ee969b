import { listProducts } from '../contract/products.ts';
import { userQualification } from '../contract/users.ts';
import { workload } from '../contract/workload.ts';

/**
 * What the pages ask as soon as their program runs, by path. The page's own answer names it, so that the browser asks while
 * the program is still on its way; whoever adds a line looks that the screen sends this very address, by GET.
 */
const asks: Readonly<Record<string, readonly string[]>> = {
  '/entry': [`${listProducts.path}?keyword=`, userQualification.path, workload.path],
};

/** The `Link` header of a page; null where it asks nothing at first, or nothing that is known from the path alone. */
export function firstAsksOf(url: string): string | null {
  const asked = asks[url.split('?', 1)[0] ?? ''];
  // the client sends its session along: an answer fetched without would not be taken for the same
  return asked?.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', ') ?? null;
}
