import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useId, useState } from 'react';

import { MoreFiltersButton } from '../filters/MoreFiltersButton.tsx';
import { chosenNames } from '../filters/productChoice.ts';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import { Bar, BarFilters } from '../list/list.styles.ts';
import { countOf, MoreOrderFilters } from './MoreOrderFilters.tsx';
import * as S from './OrderFilter.styles.ts';
import type { OrderFilterFieldsProps } from './OrderFilterFields.tsx';
import { messages as listMessages } from './orderList.messages.ts';
import { expiryHorizons, orderDays, orderQueryIn } from './orderQueryInAddress.ts';
import { messages } from './orders.messages.ts';
import { stateChoicesUnder } from './orderTabs.ts';

export interface OrderFilterProps extends OrderFilterFieldsProps {
  /** Controls for the view of the list. They are on the line of the filters. */
  readonly tools: ReactNode;
}

/**
 * Filter of the orders in a tab: state, policies that end soon, and the filters of `MoreOrderFilters`. The agent can
 * save the filter.
 */
export function OrderFilter(props: OrderFilterProps): ReactElement {
  const { tools, ...fields } = props;
  const { query, onChange, products, insured } = fields;
  const words = useMessages(messages);
  const listWords = useMessages(listMessages);
  const labels = useMessages(orderStatusMessages);
  const fieldsId = useId();
  const count = countOf(query, insured);
  const [isOpen, setOpen] = useState(count > 0);
  const hints: Readonly<Partial<Record<OrderStatus, string>>> = words.stateHints;
  const labelOf = (state: OrderStatus) => labels[state] + (hints[state] ?? '');
  const wordsOf = (filter: URLSearchParams) => {
    const { tab, state, expiring, product, insurer, ...rest } = orderQueryIn(filter);
    const daysOf = (days: (typeof orderDays)[number]) => {
      const { from, until } = rest[days];
      return from === '' && until === '' ? undefined : `${listWords.days[days]} ${from} ~ ${until}`;
    };
    return [
      state === null && tab !== 'all' ? words.tab[tab] : undefined,
      state === null ? undefined : labelOf(state),
      expiring === null ? undefined : words.endingWithin(expiring),
      ...chosenNames({ product, insurer }, products),
      ...orderDays.map(daysOf),
    ];
  };
  return (
    <S.Root>
      <Bar>
        <BarFilters role="group" aria-label={words.filter}>
          <BarChoices query={query} onChange={onChange} labelOf={labelOf} />
        </BarFilters>
        <MoreFiltersButton count={count} isOpen={isOpen} fieldsId={fieldsId} onOpenChange={setOpen} />
        {tools}
      </Bar>
      {isOpen ? <MoreOrderFilters {...fields} id={fieldsId} /> : null}
      <SavedFilterBar list="orders" wordsOf={wordsOf} />
    </S.Root>
  );
}

interface BarChoicesProps extends Pick<OrderFilterFieldsProps, 'onChange' | 'query'> {
  readonly labelOf: (state: OrderStatus) => string;
}

/** Two choices: one of the states of the tab, and the policies that end soon. */
function BarChoices({ query, onChange, labelOf }: BarChoicesProps): ReactElement {
  const words = useMessages(messages);
  const states = stateChoicesUnder(query.tab);
  return (
    <FormikMirror
      values={{ state: query.state ?? '', expiring: query.expiring === null ? '' : String(query.expiring) }}
    >
      <FormikSelect
        name="state"
        aria-label={words.state}
        onChange={(chosen) => onChange({ state: states.find((state) => state === chosen) ?? null })}
        options={[
          { value: '', label: words.everyState },
          ...states.map((state) => ({ value: state, label: labelOf(state) })),
        ]}
      />
      <FormikSelect
        name="expiring"
        aria-label={words.expiring}
        onChange={(chosen) => onChange({ expiring: expiryHorizons.find((days) => String(days) === chosen) ?? null })}
        options={[
          { value: '', label: words.wheneverEnding },
          ...expiryHorizons.map((days) => ({ value: String(days), label: words.endingWithin(days) })),
        ]}
      />
    </FormikMirror>
  );
}
