import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useMemo, useState } from 'react';

import { storedFiles } from '../../contract/files.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './storedFiles.messages.ts';
import { uploadedFile } from './uploadedFile.ts';

/**
 * Links to look at files open for five minutes: they are fetched again before that, as long as the screen is in sight.
 */
const forScreen = { revalidateOnFocus: false, keepPreviousData: true, refreshInterval: 240_000 };

/** Uploaded files by their addresses, those of an earlier order marked as such; asked again only where one is new; undefined while those that were there at first are on their way. */
export function useStoredFiles(addresses: readonly string[]): readonly UploadedFile[] | undefined {
  const [first] = useState(addresses);
  const [asked, setAsked] = useState(first);
  if (addresses.some((address) => !asked.includes(address))) setAsked(addresses);
  const { data, isLoading } = useQuestion(
    storedFiles,
    asked.length === 0 ? null : { fileUrlList: [...asked] },
    forScreen,
  );
  const { ofOrder } = useMessages(messages);
  const files = useMemo(
    () =>
      data?.fileList.map(({ orderSn, ...file }) => ({
        ...uploadedFile(file),
        ...(orderSn !== '' && { note: ofOrder(orderSn) }),
      })) ?? [],
    [data, ofOrder],
  );
  return isLoading && data === undefined && asked === first ? undefined : files;
}
