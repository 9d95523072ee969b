import { constructionProblems } from '@tuanbao/library/domain/subject/construction/constructionProblems';
import { ConstructionForm } from '@tuanbao/library/widgets/ConstructionForm';
import { type ReactElement, useState } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { takeFile } from '../../fixtures/heldFiles.ts';
import { works } from '../../fixtures/subjects.ts';

export function Example(): ReactElement {
  const [value, setValue] = useState(works);
  const product = catalogue.constructionByCost;
  return (
    <ConstructionForm
      id="example-construction"
      product={product}
      value={value}
      onChange={setValue}
      problems={constructionProblems(product, value)}
      upload={takeFile}
    />
  );
}
