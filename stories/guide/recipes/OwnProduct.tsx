import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { defineProduct } from '@tuanbao/library/products/defineProduct';
import { someOccupations } from '@tuanbao/library/samples/occupations';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { type ReactElement, useState } from 'react';

/** The fields in which the product differs from its family. The family's defaults give the rest. */
const product = defineProduct({
  family: 'groupAccident',
  id: '90001',
  version: 1,
  name: '同行团体意外险',
  summary: '意外身故伤残，3 人起投',
  insurer: { code: 'DEMO', name: '示例财产保险' },
  plans: [
    {
      code: 'A',
      name: '标准计划',
      rate: '1',
      clauses: [
        {
          code: 'GA01',
          name: '意外身故及伤残',
          kind: 'main',
          isOptional: false,
          options: [
            { sumInsured: 200_000, label: '20万' },
            { sumInsured: 500_000, label: '50万' },
          ],
          ratesPerMille: { 1: '0.5', 2: '0.6', 3: '0.9', 4: '1.5' },
        },
      ],
    },
  ],
});

/** Editor for the schemes of the product. The library's rules calculate the price. */
export function Example(): ReactElement {
  const [schemes, setSchemes] = useState(() => [newScheme(product, 's1', '方案一')]);
  const price = quote(product, { months: 12, applyQuantity: 1, schemes });
  return (
    <SchemeEditor
      product={product}
      occupations={someOccupations}
      schemes={schemes}
      onChange={(next) => setSchemes([...next])}
      quotes={price.schemes}
    />
  );
}
