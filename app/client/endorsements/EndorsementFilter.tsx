import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { FormikDateRangeField } from '@tuanbao/library/formik/FormikDateRangeField';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useId, useState } from 'react';

import { MoreFiltersButton } from '../filters/MoreFiltersButton.tsx';
import { chosenNames } from '../filters/productChoice.ts';
import { ProductChoices } from '../filters/ProductChoices.tsx';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import * as S from '../list/list.styles.ts';
import { endorsementGroupOf, type EndorsementListQuery } from './endorsementQueryInAddress.ts';
import { messages } from './endorsements.messages.ts';

export interface EndorsementFilterProps {
  readonly query: EndorsementListQuery;
  readonly onChange: (patch: Partial<EndorsementListQuery>) => void;
  /** Products that are on sale; empty until they are loaded. */
  readonly products: readonly ProductSummary[];
  /** Controls for the view of the list. They are on the line of the filters. */
  readonly tools: ReactNode;
}

/**
 * Filter of the list of endorsements: product, insurer, and the days on which the endorsements were begun. The days are
 * hidden at first, unless they are set. The agent can save the filter.
 */
export function EndorsementFilter({ query, onChange, products, tools }: EndorsementFilterProps): ReactElement {
  const words = useMessages(messages);
  const { groups } = useMessages(endorsementMessages);
  const fieldsId = useId();
  const { product, insurer, from, until } = query;
  const count = from === '' && until === '' ? 0 : 1;
  const [isOpen, setOpen] = useState(count > 0);
  const wordsOf = (kept: URLSearchParams) => {
    const group = endorsementGroupOf(kept.get('status'));
    const days = [kept.get('from') ?? '', kept.get('until') ?? ''];
    const choice = { product: kept.get('product') ?? '', insurer: kept.get('insurer') ?? '' };
    return [
      group === null ? undefined : groups[group],
      days.some(Boolean) ? days.join(' ~ ') : undefined,
      ...chosenNames(choice, products),
    ];
  };
  return (
    <>
      <S.Bar>
        <S.BarFilters role="group" aria-label={words.filter}>
          <FormikMirror values={{ product, insurer }}>
            <ProductChoices onChange={onChange} products={products} showLabels={false} />
          </FormikMirror>
        </S.BarFilters>
        <MoreFiltersButton count={count} isOpen={isOpen} fieldsId={fieldsId} onOpenChange={setOpen} />
        {tools}
      </S.Bar>
      {isOpen ? (
        <S.Filters id={fieldsId}>
          <FormikMirror values={{ days: { start: from, end: until } }}>
            <FormikDateRangeField
              name="days"
              label={words.begunOn}
              onChange={({ start, end }) => onChange({ from: start, until: end })}
            />
          </FormikMirror>
        </S.Filters>
      ) : null}
      <SavedFilterBar list="endorsements" wordsOf={wordsOf} />
    </>
  );
}
