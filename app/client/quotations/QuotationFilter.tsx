import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSearchField } from '@tuanbao/library/formik/FormikSearchField';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useQuotedCompanies } from '../data/useQuotations.ts';
import { SavedFilterBar } from '../filters/SavedFilterBar.tsx';
import * as S from './QuotationList.styles.ts';
import { messages } from './quotations.messages.ts';
import type { HistoryQuery } from './useQuotationQueryInUrl.ts';

export interface QuotationFilterProps {
  readonly query: HistoryQuery;
  readonly onChange: (patch: Partial<HistoryQuery>) => void;
}

/** Filter of the list of quotations: by insurer, type of product and name of the product. */
export function QuotationFilter({ query, onChange }: QuotationFilterProps): ReactElement {
  const words = useMessages(messages);
  const lines = useMessages(productLineMessages);
  const companies = useQuotedCompanies();
  const wordsOf = (filter: URLSearchParams) => [
    companies.data?.find(({ code }) => code === filter.get('company'))?.name ?? filter.get('company') ?? undefined,
    Object.entries(lines).find(([line]) => line === filter.get('line'))?.[1],
  ];
  return (
    <>
      <S.Filter role="search" aria-label={words.filter}>
        <FormikMirror values={{ company: query.company, line: query.line, keyword: query.keyword }}>
          <FormikSelect
            name="company"
            label={words.insurer}
            onChange={(company) => onChange({ company })}
            options={[
              { value: '', label: words.everyInsurer },
              ...(companies.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          <FormikSelect
            name="line"
            label={words.line}
            onChange={(line) => onChange({ line })}
            options={[
              { value: '', label: words.everyLine },
              ...Object.entries(lines).map(([value, label]) => ({ value, label })),
            ]}
          />
          <FormikSearchField
            name="keyword"
            aria-label={words.search}
            placeholder={words.searchHint}
            onChange={(keyword) => onChange({ keyword })}
          />
        </FormikMirror>
      </S.Filter>
      <SavedFilterBar list="quotations" wordsOf={wordsOf} />
    </>
  );
}
