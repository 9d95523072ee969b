import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { ProductChoice } from './productChoice.ts';
import { messages } from './productChoices.messages.ts';

export interface ProductChoicesProps {
  readonly onChange: (patch: Partial<ProductChoice>) => void;
  /** Products that are on sale; empty until they are loaded. */
  readonly products: readonly ProductSummary[];
  /** False in the bar of a list, where the first option of each field names the field. @default true */
  readonly showLabels?: boolean;
}

/**
 * Two select fields that limit a list to one product and to one insurer. They must be inside a form that has the fields
 * `product` and `insurer`.
 */
export function ProductChoices({ onChange, products, showLabels = true }: ProductChoicesProps): ReactElement {
  const words = useMessages(messages);
  const nameOf = (label: string) => (showLabels ? { label } : { 'aria-label': label });
  const insurers = new Map(products.map((each) => [each.insurer.code, each.insurer.name]));
  return (
    <>
      <FormikSelect
        name="product"
        {...nameOf(words.product)}
        onChange={(product) => onChange({ product })}
        options={[
          { value: '', label: words.everyProduct },
          ...products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FormikSelect
        name="insurer"
        {...nameOf(words.insurer)}
        onChange={(insurer) => onChange({ insurer })}
        options={[
          { value: '', label: words.everyInsurer },
          ...[...insurers].map(([value, label]) => ({ value, label })),
        ]}
      />
    </>
  );
}
