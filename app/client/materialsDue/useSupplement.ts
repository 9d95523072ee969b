import { useRefusals } from '@tuanbao/library/components/ErrorSummary';
import { showToast } from '@tuanbao/library/components/Toast';
import { type Material, materialProblems } from '@tuanbao/library/domain/material/material';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { MaterialFiles } from '@tuanbao/library/widgets/MaterialsUpload';
import { useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { type checkMaterials, uploadCheckMaterials } from '../../contract/materials.ts';
import { uploadedFile } from '../files/uploadedFile.ts';
import { useNamedMaterials } from '../orders/useNamedMaterials.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './materialsDue.messages.ts';
import type { Corrections } from './useCorrections.ts';

export type CheckedMaterials = ResponseOf<typeof checkMaterials>;

export interface Supplement {
  /** Materials that had no file or were rejected when the screen opened. */
  readonly lacking: readonly Material[];
  readonly given: readonly Material[];
  readonly files: MaterialFiles;
  readonly change: (files: MaterialFiles) => void;
  /**
   * Materials that still have no file, or still have the rejected files. Empty until the user first tries to submit.
   */
  readonly missing: readonly Material[];
  /** Number of rows with errors in the corrected roster. 0 until the user first tries to submit. */
  readonly faultyRows: number;
  /** Number of attempts to submit that failed because of problems in the materials or persons. */
  readonly refusals: number;
  readonly isPending: boolean;
  readonly submit: () => void;
}

const filesOf = ({ checkMaterialInfos }: CheckedMaterials): MaterialFiles =>
  Object.fromEntries(checkMaterialInfos.map(({ type, fileList }) => [type, fileList.map(uploadedFile)]));

/**
 * Returns the materials that are missing or rejected, their new files, and the function that submits them. The
 * corrections of the order's persons are submitted first. After that, all changed materials are submitted in one
 * request.
 */
export function useSupplement(response: CheckedMaterials, corrections: Corrections, onSent: () => void): Supplement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { policyUuid, checkMaterialInfos } = response;
  const materials = useNamedMaterials(checkMaterialInfos);
  const [before] = useState(() => filesOf(response));
  const [files, setFiles] = useState(before);
  const refusals = useRefusals();
  const { isPending, run } = useAction();
  const problems = materialProblems(materials, files);
  const isDue = ({ type, rejection }: Material) =>
    rejection !== undefined || (ownValue(before, type) ?? []).length === 0;

  const submit = async () => {
    if (problems.length > 0 || corrections.faultyRows > 0) return refusals.refuse();
    const touched = Object.entries(files).filter(([type, own]) => own !== ownValue(before, type));
    await run(async () => {
      if (!(await corrections.send())) return refusals.refuse();
      await send(uploadCheckMaterials, {
        policyUuid,
        checkMaterialInfos: touched.map(([type, own]) => ({ type, fileUrlList: own.map(({ id }) => id) })),
      });
      showToast({ tone: 'success', title: words.submitted });
      onSent();
    });
  };

  return {
    lacking: materials.filter(isDue),
    given: materials.filter((material) => !isDue(material)),
    files,
    change: setFiles,
    missing: refusals.hasRefused ? materials.filter(({ type }) => problems.some(({ path }) => path === type)) : [],
    faultyRows: refusals.hasRefused ? corrections.faultyRows : 0,
    refusals: refusals.count,
    isPending,
    submit: () => void submit(),
  };
}
