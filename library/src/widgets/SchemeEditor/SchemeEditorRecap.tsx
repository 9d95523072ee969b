import type { ReactElement } from 'react';

import { DescriptionList } from '../../components/DescriptionList/index.ts';
import type { FactorOption, Plan, ProductDefinition } from '../../domain/product/productDefinition.ts';
import { coverLinesOf } from '../../domain/scheme/coverLines.ts';
import type { OccupationLine, Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';
import { SchemeEditorHeads } from './SchemeEditorHeads.tsx';

export interface SchemeEditorRecapProps {
  /** The product that the scheme belongs to. */
  product: ProductDefinition;
  /** Plan of the scheme; null if no plan of the product is chosen. */
  plan: Plan | null;
  /** The scheme to show. */
  scheme: Scheme;
  /**
   * Number of this scheme's persons in the roster, by occupation class; empty if the roster has no persons of the
   * scheme.
   */
  rosterLines: readonly OccupationLine[];
}

const labelIn = (table: readonly FactorOption[], code: string) => table.find((option) => option.code === code)?.label;

/** Shows the values that are chosen in a scheme, without controls. */
export function SchemeEditorRecap({ product, plan, scheme, rosterLines }: SchemeEditorRecapProps): ReactElement {
  const words = useMessages(messages);
  const clauses = coverLinesOf(product, scheme).map(({ name, status, sumInsured }) => ({
    term: name,
    description: status === 'included' ? sumInsured : words.notChosen,
  }));
  const factors = [
    { term: words.payoutRatio, description: labelIn(product.payoutRatios, scheme.payoutRatio) },
    { term: words.deductible, description: labelIn(product.deductibles, scheme.deductible) },
    { term: words.disabilityTable, description: labelIn(product.disabilityTables, scheme.disabilityTable) },
    { term: words.accidentRate, description: labelIn(product.accidentRates ?? [], scheme.accidentRate) },
  ].filter(({ description }) => description !== undefined);

  return (
    <>
      <DescriptionList items={[{ term: words.plan, description: plan?.name }, ...factors, ...clauses]} />
      {product.basis === 'perPerson' ? (
        <S.Section>
          <h3>{words.occupations}</h3>
          <SchemeEditorHeads lines={rosterLines.length > 0 ? rosterLines : scheme.occupations} />
          {rosterLines.length > 0 ? <S.Hint>{words.fromRoster}</S.Hint> : null}
        </S.Section>
      ) : null}
    </>
  );
}
