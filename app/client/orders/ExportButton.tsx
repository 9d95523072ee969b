import { Button } from '@tuanbao/library/components/Button';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import * as S from './ExportButton.styles.ts';
import { messages } from './orderList.messages.ts';
import type { OrderRowsSource } from './orderRowsSource.ts';
import { useOrderExport } from './useOrderExport.ts';

export interface ExportButtonProps {
  readonly source: OrderRowsSource;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/**
 * Button that exports orders to an xlsx file. While the orders are being loaded, the number of loaded orders and a
 * button that cancels the export are shown.
 */
export function ExportButton({ source, isDisabled = false, children }: ExportButtonProps): ReactElement {
  const words = useMessages(messages);
  const { progress, start, cancel } = useOrderExport(source);
  if (!progress) {
    return (
      <Button isDisabled={isDisabled} onPress={start}>
        {children}
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <S.Progress>
      <ProgressBar label={words.exporting(done, total)} value={done} maxValue={Math.max(total, 1)} />
      <Button variant="quiet" onPress={cancel}>
        {words.cancelExport}
      </Button>
    </S.Progress>
  );
}
