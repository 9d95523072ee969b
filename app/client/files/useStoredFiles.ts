import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useMemo, useState } from 'react';

import { storedFiles } from '../../contract/files.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './storedFiles.messages.ts';
import { uploadedFile } from './uploadedFile.ts';

/**
 * SWR options for links to files. The links are valid for five minutes, so while the screen is visible the links are
 * loaded again every four minutes.
 */
const forScreen = { revalidateOnFocus: false, refreshInterval: 240_000 };

/**
 * Returns uploaded files by their addresses. A file that an order uses is marked with the number of the order. The
 * files are requested again when an address is added, and at the interval of `forScreen`; until the response arrives,
 * and if the request fails, the earlier files are returned. Returns undefined while the files whose addresses were given
 * when the screen opened are loading.
 */
export function useStoredFiles(addresses: readonly string[]): readonly UploadedFile[] | undefined {
  const [first] = useState(addresses);
  const [asked, setAsked] = useState(first);
  if (addresses.some((address) => !asked.includes(address))) setAsked(addresses);
  const { data, isLoading } = useQuestion(
    storedFiles,
    asked.length === 0 ? null : { fileUrlList: [...asked] },
    forScreen,
  );
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  const { ofOrder } = useMessages(messages);
  const files = useMemo(
    () =>
      known?.fileList.map(({ orderSn, ...file }) => ({
        ...uploadedFile(file),
        ...(orderSn !== '' && { note: ofOrder(orderSn) }),
      })) ?? [],
    [known, ofOrder],
  );
  return isLoading && known === undefined && asked === first ? undefined : files;
}
