import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';
import type { Clause, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Clauses } from '@tuanbao/library/domain/product/productGuide';

import { pdfDocument } from '../platform/drawing/sheet.ts';
import { sampleNote } from './policyPdf.ts';

const kinds: Readonly<Record<Clause['kind'], string>> = { main: '主险', addOn: '附加险', placeDuty: '场所责任' };

const numbered = (index: number, text: string): string => `${index + 1}. ${text}`;

/** Generates the clauses of a product as a PDF: the articles of the product line, then the cover of each plan. */
export const clausesPdf = (product: ProductDefinition, { name, articles }: Clauses): Promise<Blob> =>
  pdfDocument(
    {
      title: `${name}条款`,
      footer: `${product.name} · 第${product.version}版`,
      createdAt: shanghaiStartOf(product.effective?.from ?? '2026-01-01'),
      issuer: product.insurer.name,
    },
    (sheet) => {
      sheet.facts([
        ['保险产品', product.name],
        ['保险公司', product.insurer.name],
      ]);
      for (const [index, { title, paragraphs }] of articles.entries()) {
        sheet.heading(numbered(index, title));
        for (const paragraph of paragraphs) sheet.note(paragraph);
      }
      sheet.heading(numbered(articles.length, '保障计划'));
      for (const plan of product.plans) {
        sheet.heading(plan.name);
        sheet.table(
          [
            { title: '条款', share: 0.4 },
            { title: '类型', share: 0.2 },
            { title: '可选保额', share: 0.4 },
          ],
          plan.clauses.map((clause) => [
            clause.name,
            `${kinds[clause.kind]}${clause.isOptional ? '（可选）' : ''}`,
            clause.options.map(({ label }) => label).join('、'),
          ]),
        );
      }
      if (product.isSample) sheet.note(sampleNote);
    },
  );
