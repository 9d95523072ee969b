import { Button, type ButtonProps } from '@tuanbao/library/components/Button';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import * as S from './CertificatesButton.styles.ts';
import { messages } from './orderPersons.messages.ts';
import { type CertifiedPersons, useCertificates } from './useCertificates.ts';

export interface CertificatesButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'isDisabled'> {
  /**
   * Returns the persons whose certificates are downloaded. The function may first request these persons from the
   * server. @throws CallError
   */
  readonly find: () => Promise<CertifiedPersons>;
  readonly children: ReactNode;
}

/**
 * Button that downloads the certificates of several persons as one zip file. During the download, the number of
 * finished certificates and a button that cancels the download are shown.
 */
export function CertificatesButton({ find, children, ...button }: CertificatesButtonProps): ReactElement {
  const words = useMessages(messages);
  const { progress, start, cancel } = useCertificates();
  if (!progress) {
    return (
      <Button {...button} onPress={() => start(find)}>
        {children}
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <S.Progress>
      <ProgressBar label={words.drawing(done, total)} value={done} maxValue={Math.max(total, 1)} />
      <Button size="small" variant="quiet" onPress={cancel}>
        {words.cancel}
      </Button>
    </S.Progress>
  );
}
