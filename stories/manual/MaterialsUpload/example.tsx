import { MaterialsUpload, type MaterialFiles } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useState } from 'react';

import { takeFile } from '../../fixtures/heldFiles.ts';
import { orderMaterials } from '../../fixtures/materials.ts';

export function Example(): ReactElement {
  const [files, setFiles] = useState<MaterialFiles>({});
  return <MaterialsUpload materials={orderMaterials} value={files} onChange={setFiles} upload={takeFile} />;
}
