import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { FormikDateRangeField } from '@tuanbao/library/formik/FormikDateRangeField';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { ProductChoices } from '../filters/ProductChoices.tsx';
import * as S from '../list/list.styles.ts';
import { messages } from './orderList.messages.ts';
import { orderDays, type OrderListQuery } from './orderQueryInAddress.ts';

export interface OrderFilterFieldsProps {
  readonly query: OrderListQuery;
  readonly onChange: (patch: Partial<OrderListQuery>) => void;
  /**
   * Complete name or id number of an insured person. Only orders in which this person is or was insured are listed;
   * empty for all orders. The text isn't written to the address.
   */
  readonly insured: string;
  readonly onInsured: (insured: string) => void;
  /** Products that are on sale; empty until they are loaded. */
  readonly products: readonly ProductSummary[];
}

/** Fields of `MoreOrderFilters`. Their code is loaded when the user first shows the fields. */
export function OrderFilterFields({
  query,
  onChange,
  insured,
  onInsured,
  products,
}: OrderFilterFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { product, insurer } = query;
  const values = useMemo(
    () => ({
      product,
      insurer,
      insured,
      ...Object.fromEntries(orderDays.map((days) => [days, { start: query[days].from, end: query[days].until }])),
    }),
    [product, insurer, insured, query],
  );
  return (
    <S.Filters>
      <FormikMirror values={values}>
        <ProductChoices onChange={onChange} products={products} />
        <FormikTextField
          name="insured"
          label={words.insured}
          placeholder={words.insuredHint}
          description={words.insuredText}
          autoComplete="off"
          onChange={onInsured}
        />
        {orderDays.map((days) => (
          <FormikDateRangeField
            key={days}
            name={days}
            label={words.days[days]}
            onChange={({ start, end }) => onChange({ [days]: { from: start, until: end } })}
          />
        ))}
      </FormikMirror>
    </S.Filters>
  );
}
