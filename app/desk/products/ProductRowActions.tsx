import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { DangerButton } from '../../client/platform/page/DangerButton.styles.ts';
import type { ListedProduct } from './listedProduct.ts';
import type { ProductVerb } from './ProductDialogs.tsx';
import { messages } from './products.messages.ts';

export interface ProductRowActionsProps {
  readonly product: ListedProduct;
  readonly onAct: (verb: ProductVerb) => void;
}

/**
 * Buttons that set the position of a product in the agents' list, switch the product on, or request to switch it off. A
 * product that was never published has only a button that drops it. A product whose first version isn't in force yet
 * has no buttons.
 */
export function ProductRowActions({ product, onAct }: ProductRowActionsProps): ReactElement {
  const words = useMessages(messages);
  const { name, offOn, version, nextVersion } = product;
  if (version === 0) {
    return nextVersion === 0 ? (
      <DangerButton size="small" variant="quiet" aria-label={words.dropOf(name)} onPress={() => onAct('drop')}>
        {words.drop}
      </DangerButton>
    ) : (
      <></>
    );
  }
  return (
    <>
      <Button size="small" variant="quiet" aria-label={words.placeOf(name)} onPress={() => onAct('place')}>
        {words.placeVerb}
      </Button>
      {offOn.length === 0 ? null : (
        <Button size="small" variant="quiet" aria-label={words.switchOnOf(name)} onPress={() => onAct('switchOn')}>
          {words.switchOn}
        </Button>
      )}
      {offOn.includes('*') ? null : (
        <DangerButton
          size="small"
          variant="quiet"
          aria-label={words.switchOffOf(name)}
          onPress={() => onAct('switchOff')}
        >
          {words.switchOff}
        </DangerButton>
      )}
    </>
  );
}
