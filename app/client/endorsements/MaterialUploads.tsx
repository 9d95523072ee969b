import { type UploadScope, UploadScopeContext } from '@tuanbao/library/components/FileUpload';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { EndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { FormikMaterialsUpload } from '@tuanbao/library/formik/FormikMaterialsUpload';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { uploadWith } from '../files/upload.ts';
import { addressesOf, useMaterialFiles } from '../files/useMaterialFiles.ts';
import { useServices } from '../platform/services/services.ts';
import { EndorsementForms } from './EndorsementForms.tsx';
import { messages } from './endorsements.messages.ts';

export interface MaterialUploadsProps {
  readonly rule: Pick<EndorsementRule, 'materials'>;
  readonly value: readonly UploadedMaterial[];
  readonly onChange: (materials: readonly UploadedMaterial[]) => void;
  /** Scope in which the upload fields count the files that are being uploaded. */
  readonly scope: UploadScope;
  /**
   * Saves the endorsement if it has unsaved changes. Resolves to its id. The forms are filled in from the saved data.
   */
  readonly savedUuid: () => Promise<string>;
}

/**
 * Returns buttons by the code of the material that the employer has to stamp. The buttons show the printable forms of
 * the material, with the data of the endorsement filled in.
 */
const formsBeside = (savedUuid: () => Promise<string>) => ({
  application: <EndorsementForms forms={['application', 'authorisation']} savedUuid={savedUuid} />,
  roster: <EndorsementForms forms={['roster']} savedUuid={savedUuid} />,
});

const formId = 'endorsement-material';

/** Returns the id of the upload field that a problem of the materials belongs to. */
export const materialIdOf = ({ path }: Pick<Problem, 'path'>): string => path.replace(/^materials\./, `${formId}-`);

/**
 * Upload fields for the materials of the endorsement. Files that were already submitted are shown in them. Beside a
 * material that the employer has to stamp, buttons show its printable forms with the data of the endorsement filled in.
 */
export function MaterialUploads({ rule, value, onChange, scope, savedUuid }: MaterialUploadsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  const materials = rule.materials.map(({ code: type, ...material }) => ({ type, ...material }));
  const files = useMaterialFiles(
    materials,
    Object.fromEntries(value.map((material) => [material.code, material.files])),
  );
  if (materials.length === 0) return <p>{words.noMaterials}</p>;
  if (files === undefined) return <Skeleton lines={8} label={words.loadingMaterials} />;
  return (
    <FormikMirror values={{ materials: files }}>
      <UploadScopeContext.Provider value={scope}>
        <FormikMaterialsUpload
          id={formId}
          name="materials"
          materials={materials}
          onChange={(next) => onChange(Object.entries(addressesOf(next)).map(([code, own]) => ({ code, files: own })))}
          upload={upload}
          beside={formsBeside(savedUuid)}
        />
      </UploadScopeContext.Provider>
    </FormikMirror>
  );
}
