import { FileUpload } from '@tuanbao/library/components/FileUpload';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementRule } from '@tuanbao/library/domain/endorsement/endorsementRule';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { uploadWith } from '../data/upload.ts';
import { useServices } from '../services.ts';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';

export interface MaterialUploadsProps {
  readonly rule: Pick<EndorsementRule, 'materials'>;
  readonly value: readonly UploadedMaterial[];
  readonly onChange: (materials: readonly UploadedMaterial[]) => void;
}

/** The papers that the insurer asks for. */
export function MaterialUploads({ rule, value, onChange }: MaterialUploadsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  if (rule.materials.length === 0) return <p>{words.noMaterials}</p>;
  return (
    <S.Stack>
      {rule.materials.map(({ code, name, isRequired }) => (
        <FileUpload
          key={code}
          label={name}
          isRequired={isRequired}
          upload={upload}
          onChange={(files) =>
            onChange([
              ...value.filter((each) => each.code !== code),
              ...(files.length > 0 ? [{ code, files: files.map(({ id }) => id) }] : []),
            ])
          }
        />
      ))}
    </S.Stack>
  );
}
