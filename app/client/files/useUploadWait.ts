import { type UploadScope, useUploadScope } from '@tuanbao/library/components/FileUpload';
import { messages } from '@tuanbao/library/components/FileUpload/messages';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

/** The upload fields of a screen, and the check before the screen is left. */
export interface UploadWait {
  /** Value of the `UploadScopeContext` around the upload fields. */
  readonly scope: UploadScope;
  /**
   * Returns true when no file is being uploaded. Otherwise the function shows a message to wait, because the file is
   * lost if the user leaves the screen.
   */
  readonly isOver: () => boolean;
}

/** Keeps the user on a screen until its files are uploaded. */
export function useUploadWait(): UploadWait {
  const words = useMessages(messages);
  const scope = useUploadScope();
  return {
    scope,
    isOver() {
      const underWay = scope.underWay();
      if (underWay > 0) showToast({ tone: 'warning', title: words.stillUnderWay(underWay) });
      return underWay === 0;
    },
  };
}
