import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { orderMaterials } from '@tuanbao/library/samples/materials';
import { MaterialsUpload, type MaterialFiles } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [files, setFiles] = useState<MaterialFiles>({});
  return <MaterialsUpload materials={orderMaterials} value={files} onChange={setFiles} upload={takeFile} />;
}
