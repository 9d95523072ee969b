import { useSWRConfig } from 'swr';

import type { Call } from '../../contract/call.ts';

/**
 * Returns a function that removes the loaded pages of a list from the cache, because the operator has changed it.
 * Otherwise a list that opens within two seconds after it was last loaded would still show what was handled.
 */
export function useForgetList(): (call: Pick<Call<never, unknown>, 'path'>) => void {
  const { mutate } = useSWRConfig();
  return ({ path }) => void mutate((key) => Array.isArray(key) && key[0] === path, undefined, { revalidate: true });
}
