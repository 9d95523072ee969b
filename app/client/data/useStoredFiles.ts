import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { useMemo, useState } from 'react';

import { storedFiles } from '../../contract/files.ts';
import { uploadedFile } from './uploadedFile.ts';
import { useQuestion } from './useQuestion.ts';

/** Links to look at files open for five minutes: they are asked for anew before that, as long as the screen is in sight. */
const forScreen = { revalidateOnFocus: false, keepPreviousData: true, refreshInterval: 240_000 };

/** Uploaded files by their addresses, asked again only where one is new; undefined while those that were there at first are on their way. */
export function useStoredFiles(addresses: readonly string[]): readonly UploadedFile[] | undefined {
  const [first] = useState(addresses);
  const [asked, setAsked] = useState(first);
  if (addresses.some((address) => !asked.includes(address))) setAsked(addresses);
  const { data, isLoading } = useQuestion(
    storedFiles,
    asked.length === 0 ? null : { fileUrlList: [...asked] },
    forScreen,
  );
  const files = useMemo(() => data?.fileList.map(uploadedFile) ?? [], [data]);
  return isLoading && data === undefined && asked === first ? undefined : files;
}
