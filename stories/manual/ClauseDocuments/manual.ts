import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Offers the documents of a product with what each is, and the full text of its clauses (保险条款).',
  goodFor: ['a product page'],
  insteadOf: [['`DocumentViewer`', 'one document is read in a dialog']],
  keyboard: [['Enter', 'on the heading of the clauses: opens or closes their text']],
  accessibility: ['A link says that it opens a new window; the clauses are marked as Chinese for screen readers.'],
};
