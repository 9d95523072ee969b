import { ClauseDocuments } from '@tuanbao/library/widgets/ClauseDocuments';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { employerLiabilityGuide } from '../../fixtures/productGuides.ts';

const documents = [{ name: '雇主责任保险条款（示例）', kind: 'clauses' as const, url: '/clauses.pdf' }];

export function Example(): ReactElement {
  return (
    <ClauseDocuments product={{ ...catalogue.employerLiability, documents }} clauses={employerLiabilityGuide.clauses} />
  );
}
