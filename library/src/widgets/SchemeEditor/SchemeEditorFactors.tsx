import type { ReactElement } from 'react';

import { Disclosure } from '../../components/Disclosure/index.ts';
import { Select } from '../../components/Select/index.ts';
import type { DisabilityTable, FactorOption, ProductDefinition } from '../../domain/product/productDefinition.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';
import type { ProblemTextAt } from './schemeProblemsAt.ts';

export interface SchemeEditorFactorsProps {
  /** The product, which defines the options of each factor. */
  product: ProductDefinition;
  /** The scheme whose factors are edited. */
  scheme: Scheme;
  /** Called with the changed scheme. */
  onChange: (scheme: Scheme) => void;
  /** Returns the text of the problem in a part of the scheme; undefined if the part has no problem. */
  problemAt: ProblemTextAt;
}

const optionsOf = (table: readonly FactorOption[]) => table.map(({ code, label }) => ({ value: code, label }));

/**
 * Selects for the payout ratio, the deductible, the disability table and the accident rate. A select is shown only if
 * the product offers options for it.
 */
export function SchemeEditorFactors(props: SchemeEditorFactorsProps): ReactElement | null {
  const { product, scheme, onChange, problemAt } = props;
  const words = useMessages(messages);
  const factors = [
    { field: 'payoutRatio', table: product.payoutRatios },
    { field: 'deductible', table: product.deductibles },
    { field: 'disabilityTable', table: product.disabilityTables },
    { field: 'accidentRate', table: product.accidentRates ?? [] },
  ] as const;
  const offered = factors.filter(({ table }) => table.length > 0);
  if (offered.length === 0) return null;

  return (
    <S.Section>
      <S.Fields>
        {offered.map(({ field, table }) => (
          <Select
            key={field}
            label={words[field]}
            isRequired
            options={optionsOf(table)}
            value={scheme[field]}
            onChange={(code) => onChange({ ...scheme, [field]: code })}
            errorMessage={problemAt(field)}
          />
        ))}
      </S.Fields>
      {product.disabilityTables.length > 0 ? (
        <Disclosure title={words.showPercentages} level={4}>
          <Percentages tables={product.disabilityTables} chosen={scheme.disabilityTable} />
        </Disclosure>
      ) : null}
    </S.Section>
  );
}

function Percentages({ tables, chosen }: { tables: readonly DisabilityTable[]; chosen: string }): ReactElement {
  const words = useMessages(messages);
  const grades = tables[0]?.percentages.map((_, index) => index + 1) ?? [];
  const mark = (code: string) => (code === chosen ? true : undefined);

  return (
    <S.Table aria-label={words.disabilityTable}>
      <thead>
        <tr>
          <th scope="col">{words.grade}</th>
          {tables.map(({ code, label }) => (
            <th key={code} scope="col" data-selected={mark(code)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grades.map((grade) => (
          <tr key={grade}>
            <th scope="row">{words.gradeOf(grade)}</th>
            {tables.map(({ code, percentages }) => (
              <td key={code} data-selected={mark(code)}>
                {percentages[grade - 1]}%
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
