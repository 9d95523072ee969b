import type { ReactElement } from 'react';

import type { OccupationTree } from '../../domain/occupation/occupationTree.ts';
import type { Plan, ProductDefinition } from '../../domain/product/productDefinition.ts';
import { planOffersOf } from '../../domain/rating/planOffer.ts';
import { withPlan } from '../../domain/scheme/chooseClause.ts';
import type { OccupationLine, Scheme } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';
import { SchemeEditorClauses } from './SchemeEditorClauses.tsx';
import { SchemeEditorFactors } from './SchemeEditorFactors.tsx';
import { SchemeEditorOccupations } from './SchemeEditorOccupations.tsx';
import { SchemeEditorPlan } from './SchemeEditorPlan.tsx';
import type { ProblemTextAt } from './schemeProblemsAt.ts';

export interface SchemeEditorPanelProps {
  /** The product that the scheme belongs to. */
  product: ProductDefinition;
  /** The plan of the scheme; null when none is chosen. */
  plan: Plan | null;
  /** The occupation tree in three levels (大类 > 中类 > 小类). */
  tree: OccupationTree;
  /** Months of cover; flat premiums depend on them. */
  months: number;
  /** The scheme that is edited. */
  scheme: Scheme;
  /** Called with the changed scheme. */
  onChange: (scheme: Scheme) => void;
  /** Occupations of the other schemes; they are offered as recent choices. */
  otherOccupations: readonly OccupationLine[];
  /** Numbers of listed persons per class; empty when the scheme has no listed persons. */
  rosterLines: readonly OccupationLine[];
  /** Returns the problem text of a part of the scheme. */
  problemAt: ProblemTextAt;
}

/** All settings of one scheme. */
export function SchemeEditorPanel(panel: SchemeEditorPanelProps): ReactElement {
  const { plan, tree, months, rosterLines, otherOccupations, ...props } = panel;
  const { product, scheme, onChange, problemAt } = props;
  const words = useMessages(messages);
  const choosePlan = (code: string) => {
    const chosen = product.plans.find((candidate) => candidate.code === code);
    if (chosen) onChange(withPlan(chosen, scheme));
  };

  return (
    <>
      <S.PlanChoice
        label={words.plan}
        value={scheme.planCode}
        onChange={choosePlan}
        errorMessage={problemAt('planCode')}
        options={planOffersOf(product).map((offer) => ({
          value: offer.code,
          label: offer.name,
          description: <SchemeEditorPlan offer={offer} />,
        }))}
      />
      {plan ? <SchemeEditorClauses plan={plan} {...props} /> : null}
      <SchemeEditorFactors {...props} />
      {product.basis === 'perPerson' ? (
        <SchemeEditorOccupations {...{ tree, months, rosterLines, otherOccupations }} {...props} />
      ) : null}
    </>
  );
}
