import { constructionProblems } from '@tuanbao/library/domain/subject/construction/constructionProblems';
import { constructionByCost } from '@tuanbao/library/samples/catalogue';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { works } from '@tuanbao/library/samples/subjects';
import { ConstructionForm } from '@tuanbao/library/widgets/ConstructionForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState(works);
  return (
    <ConstructionForm
      id="example-construction"
      product={constructionByCost}
      value={value}
      onChange={setValue}
      problems={constructionProblems(constructionByCost, value)}
      upload={takeFile}
    />
  );
}
