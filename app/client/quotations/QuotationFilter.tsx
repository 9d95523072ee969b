import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { quotationStates } from '../../contract/quotationSort.ts';
import { useQuotedCompanies } from '../data/useQuotations.ts';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import * as S from '../list/list.styles.ts';
import { type HistoryQuery, quotationStateOf } from './quotationQueryInAddress.ts';
import { messages } from './quotations.messages.ts';

export interface QuotationFilterProps {
  readonly query: HistoryQuery;
  readonly onChange: (patch: Partial<HistoryQuery>) => void;
  /** Controls for the view of the list. They are on the line of the filters. */
  readonly tools: ReactNode;
}

/** Filter of the list of quotations: by state, insurer and product line. The agent can save the filter. */
export function QuotationFilter({ query, onChange, tools }: QuotationFilterProps): ReactElement {
  const words = useMessages(messages);
  const lines = useMessages(productLineMessages);
  const companies = useQuotedCompanies();
  const wordsOf = (filter: URLSearchParams) => {
    const state = quotationStateOf(filter.get('state'));
    return [
      state === null ? undefined : words.states[state],
      companies.data?.find(({ code }) => code === filter.get('company'))?.name ?? filter.get('company') ?? undefined,
      Object.entries(lines).find(([line]) => line === filter.get('line'))?.[1],
    ];
  };
  return (
    <>
      <S.Bar>
        <S.BarFilters role="group" aria-label={words.filter}>
          <FormikMirror values={{ state: query.state ?? '', company: query.company, line: query.line }}>
            <FormikSelect
              name="state"
              aria-label={words.state}
              onChange={(state) => onChange({ state: quotationStateOf(state) })}
              options={[
                { value: '', label: words.everyState },
                ...quotationStates.map((state) => ({ value: state, label: words.states[state] })),
              ]}
            />
            <FormikSelect
              name="company"
              aria-label={words.insurer}
              onChange={(company) => onChange({ company })}
              options={[
                { value: '', label: words.everyInsurer },
                ...(companies.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
            <FormikSelect
              name="line"
              aria-label={words.line}
              onChange={(line) => onChange({ line })}
              options={[
                { value: '', label: words.everyLine },
                ...Object.entries(lines).map(([value, label]) => ({ value, label })),
              ]}
            />
          </FormikMirror>
        </S.BarFilters>
        {tools}
      </S.Bar>
      <SavedFilterBar list="quotations" wordsOf={wordsOf} />
    </>
  );
}
