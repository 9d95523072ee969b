import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { type checkMaterials, uploadCheckMaterials } from '../../contract/materials.ts';
import { uploadedFile } from '../data/uploadedFile.ts';
import { useAction } from '../data/useAction.ts';
import { useServices } from '../services.ts';
import { messages } from './supplement.messages.ts';

export type Papers = ResponseOf<typeof checkMaterials>;

/** A paper that the insurer checks, with its files. */
export type Paper = Papers['checkMaterialInfos'][number];

export interface Supplement {
  readonly filesOf: (paper: Paper) => readonly UploadedFile[];
  readonly change: (type: string, files: readonly UploadedFile[]) => void;
  /** Required papers that have no file; empty until it was tried to send them. */
  readonly missing: readonly Paper[];
  readonly isPending: boolean;
  readonly submit: () => void;
}

/** What is added to an order's papers: only the papers that were touched are sent, all of them in one submission. */
export function useSupplement(papers: Papers, onSent: () => void): Supplement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [changed, setChanged] = useState<ReadonlyMap<string, readonly UploadedFile[]>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const { isPending, run } = useAction();
  const filesOf = (paper: Paper) => changed.get(paper.type) ?? paper.fileList.map(uploadedFile);
  const missing = papers.checkMaterialInfos.filter((paper) => paper.isRequired && filesOf(paper).length === 0);

  const submit = async () => {
    setAsked(true);
    if (missing.length > 0) return;
    await run(async () => {
      await send(uploadCheckMaterials, {
        policyUuid: papers.policyUuid,
        checkMaterialInfos: [...changed].map(([type, files]) => ({ type, fileUrlList: files.map(({ id }) => id) })),
      });
      showToast({ tone: 'success', title: words.submitted });
      onSent();
    });
  };

  return {
    filesOf,
    change: (type, files) => setChanged((before) => new Map(before).set(type, files)),
    missing: isAsked ? missing : [],
    isPending,
    submit: () => void submit(),
  };
}
