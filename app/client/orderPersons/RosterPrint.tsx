import { Button } from '@tuanbao/library/components/Button';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './CertificatesButton.styles.ts';
import { messages } from './orderPersons.messages.ts';
import type { PrintedRoster } from './usePrintedRoster.ts';

export interface RosterPrintProps {
  readonly printed: PrintedRoster;
  readonly orderSn: string;
  readonly rosterVersion: number;
  /** Number of persons of the roster. */
  readonly total: number;
}

/**
 * Button that prints the whole roster. While the persons are being loaded, the number of loaded persons and a button
 * that cancels the print are shown.
 */
export function RosterPrint({ printed, orderSn, rosterVersion, total }: RosterPrintProps): ReactElement {
  const words = useMessages(messages);
  const { loaded, start, cancel } = printed;
  if (loaded === null) {
    return (
      <Button size="small" onPress={() => start({ orderSn, rosterVersion })}>
        {words.print(total)}
      </Button>
    );
  }
  return (
    <S.Progress>
      <ProgressBar label={words.printing(loaded, total)} value={loaded} maxValue={Math.max(total, 1)} />
      <Button size="small" variant="quiet" onPress={cancel}>
        {words.cancel}
      </Button>
    </S.Progress>
  );
}
