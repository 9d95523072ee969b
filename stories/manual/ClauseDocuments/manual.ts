import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Offers the documents of a product with what each is, and the full text of its clauses (保险条款).',
  chinese: { name: '条款文件', purpose: '提供产品的文件，说明每份文件是什么，并显示条款全文。' },
  synonyms: ['保险条款', '文件下载', 'terms', 'documents'],
  goodFor: ['a product page'],
  insteadOf: [['`DocumentViewer`', 'one document is read in a dialog']],
  keyboard: [['Enter', 'on the heading of the clauses: opens or closes their text']],
  accessibility: ['A link says that it opens a new window; the clauses are marked as Chinese for screen readers.'],
};
