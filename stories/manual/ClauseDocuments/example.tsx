import { employerLiabilityGuide } from '@tuanbao/library/samples/guide';
import { employerLiability } from '@tuanbao/library/samples/products';
import { ClauseDocuments } from '@tuanbao/library/widgets/ClauseDocuments';
import type { ReactElement } from 'react';

const documents = [{ name: '雇主责任保险条款（示例）', kind: 'clauses' as const, url: '/clauses.pdf' }];

export function Example(): ReactElement {
  return <ClauseDocuments product={{ ...employerLiability, documents }} clauses={employerLiabilityGuide.clauses} />;
}
