// These functions are part of the script in the page's head (`vite.config.ts`): they use nothing from outside themselves.

/** A place in which a device keeps what the user chose. */
type Kept = Pick<Storage, 'getItem'>;

/**
 * Whether the device keeps something that the first screen shows and the server can't know: a customer looks on, the
 * language isn't the page's, or products have filters that were kept.
 *
 * @param language of the page
 */
export function hasOwnView(device: () => Kept, visit: () => Kept, language: string): boolean {
  const kept = (name: string, storageOf = device): string => {
    try {
      return storageOf().getItem(`tuanbao.${name}`) ?? '';
    } catch {
      return '';
    }
  };
  return (
    kept('customerView', visit) === 'on' ||
    (kept('locale') === 'en-US') !== (language === 'en-US') ||
    kept('filters').includes('"products":["')
  );
}

/** Keeps what the server rendered from sight, prices above all, until the page has rendered its own. */
export function putAside(page: Document, isOwn: boolean): void {
  page.documentElement.hidden = isOwn;
}
