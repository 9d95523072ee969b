import { useMessages } from '../../i18n/useMessages.ts';
import { type FileUploadKind, type FileUploadLimits, usualKinds, usualLimits } from './checkFile.ts';
import { messages } from './FileUpload.messages.ts';

/**
 * Returns the text about the kinds, sizes and number of files that an upload field accepts. Without arguments, the text
 * is about the default kinds and sizes.
 * @param maxFiles maximum number of files; null for any number
 */
export function useUploadHint(
  accept: readonly FileUploadKind[] = usualKinds,
  maxFiles: number | null = null,
  limits: FileUploadLimits = usualLimits,
): string {
  const words = useMessages(messages);
  return words.limits(
    accept.map((kind) => words.limit(kind, limits)),
    maxFiles,
  );
}
