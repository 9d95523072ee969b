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
  /** Plan of the scheme; null if no plan of the product is chosen. */
  plan: Plan | null;
  /** The occupation tree in three levels (大类 > 中类 > 小类). */
  tree: OccupationTree;
  /** Duration of the cover in months. Flat premiums depend on it. */
  months: number;
  /** The scheme that is edited. */
  scheme: Scheme;
  /** Called with the changed scheme. */
  onChange: (scheme: Scheme) => void;
  /** Occupations in the schemes of the order other than `scheme`. They are offered first. */
  otherOccupations: readonly OccupationLine[];
  /**
   * Number of this scheme's persons in the roster, by occupation class; empty if the roster has no persons of the
   * scheme.
   */
  rosterLines: readonly OccupationLine[];
  /** Returns the text of the problem in a part of the scheme; undefined if the part has no problem. */
  problemAt: ProblemTextAt;
}

/** Shows the controls for the plan, the clauses, the factors and the occupations of one scheme. */
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
