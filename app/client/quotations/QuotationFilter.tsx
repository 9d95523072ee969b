import { SearchField } from '@tuanbao/library/components/SearchField';
import { Select } from '@tuanbao/library/components/Select';
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

/** Narrows the history by insurer, product type and name of the product. */
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
        <Select
          label={words.insurer}
          value={query.company}
          onChange={(company) => onChange({ company })}
          options={[
            { value: '', label: words.everyInsurer },
            ...(companies.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Select
          label={words.line}
          value={query.line}
          onChange={(line) => onChange({ line })}
          options={[
            { value: '', label: words.everyLine },
            ...Object.entries(lines).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SearchField
          aria-label={words.search}
          placeholder={words.searchHint}
          value={query.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
      </S.Filter>
      <SavedFilterBar list="quotations" wordsOf={wordsOf} />
    </>
  );
}
