import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementRule } from '@tuanbao/library/domain/endorsement/endorsementRule';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type MaterialFiles, MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo, useState } from 'react';

import { uploadWith } from '../data/upload.ts';
import { useServices } from '../services.ts';
import { messages } from './endorsements.messages.ts';

export interface MaterialUploadsProps {
  readonly rule: Pick<EndorsementRule, 'materials'>;
  readonly value: readonly UploadedMaterial[];
  readonly onChange: (materials: readonly UploadedMaterial[]) => void;
}

/** Of a file that was handed in before, its address is all that is known. */
const fileAt = (id: string, name: string): UploadedFile => ({
  id,
  name,
  kind: /\.pdf($|\?)/i.test(id) ? 'pdf' : 'image',
});

const filesOf = (value: readonly UploadedMaterial[], { materials }: MaterialUploadsProps['rule']): MaterialFiles =>
  Object.fromEntries(
    value.map(({ code, files }) => {
      const paper = materials.find((material) => material.code === code)?.name ?? code;
      return [code, files.map((id, place) => fileAt(id, `${paper} ${place + 1}`))];
    }),
  );

/** The papers that the insurer asks for. */
export function MaterialUploads({ rule, value, onChange }: MaterialUploadsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  const [files, setFiles] = useState(() => filesOf(value, rule));
  if (rule.materials.length === 0) return <p>{words.noMaterials}</p>;

  const change = (next: MaterialFiles) => {
    setFiles(next);
    const handedIn = Object.entries(next).map(([code, own]) => ({ code, files: own.map(({ id }) => id) }));
    onChange(handedIn.filter((material) => material.files.length > 0));
  };
  return (
    <MaterialsUpload
      materials={rule.materials.map(({ code: type, ...material }) => ({ type, ...material }))}
      value={files}
      onChange={change}
      upload={upload}
    />
  );
}
