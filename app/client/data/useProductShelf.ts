import { useSWRConfig } from 'swr';

import { pinProduct, type ProductShelf, productShelf } from '../../contract/productShelf.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

/** The agent's pinned and recent products, and the function that pins or unpins a product. */
export interface OwnShelf {
  readonly shelf: ProductShelf;
  readonly pin: (productId: string, isPinned: boolean) => void;
}

const emptyShelf: ProductShelf = { pinned: [], recent: [] };

/** The shelf after a product was pinned or unpinned. An unpinned product becomes the first of the recent products. */
const shelfAfter = ({ pinned, recent }: ProductShelf, productId: string, isPinned: boolean): ProductShelf => {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== productId);
  return {
    pinned: isPinned ? [productId, ...others(pinned)] : others(pinned),
    recent: isPinned ? others(recent) : [productId, ...others(recent)],
  };
};

/**
 * Returns the agent's pinned and recent products, and the function that pins or unpins a product. The change is shown
 * immediately. If the server refuses it, the change is undone.
 */
export function useProductShelf(): OwnShelf {
  const { send } = useServices();
  const { mutate } = useSWRConfig();
  const { data: shelf = emptyShelf } = useQuestion(productShelf, {});
  const pin = (productId: string, isPinned: boolean) => {
    const next = shelfAfter(shelf, productId, isPinned);
    const save = async () => {
      await send(pinProduct, { productId, isPinned });
      return next;
    };
    const options = { optimisticData: next, rollbackOnError: true, revalidate: false, throwOnError: false };
    void mutate([productShelf.path, {}], save(), options); // If the server refuses the change, `send` shows the error.
  };
  return { shelf, pin };
}
