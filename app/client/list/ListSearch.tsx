import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSearchField } from '@tuanbao/library/formik/FormikSearchField';
import type { ReactElement } from 'react';

import * as S from './list.styles.ts';

export interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly keyword: string;
  readonly onChange: (keyword: string) => void;
}

/** The search of a list, over the words that the list is narrowed by. */
export function ListSearch({ label, placeholder, keyword, onChange }: ListSearchProps): ReactElement {
  return (
    <S.Search role="search">
      <FormikMirror values={{ keyword }}>
        <FormikSearchField name="keyword" aria-label={label} placeholder={placeholder} onChange={onChange} />
      </FormikMirror>
    </S.Search>
  );
}
