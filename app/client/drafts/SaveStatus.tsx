import { Button } from '@tuanbao/library/components/Button';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import type { Autosave } from './autosave.ts';
import { messages } from './drafts.messages.ts';
import * as S from './SaveStatus.styles.ts';

/** Returns the time of day of an instant, such as `14:05`. */
const timeOf = (iso: string): string => formatInstant(iso).slice(-5);

/** Shows whether the draft is saved on the server. After a failed or refused save, a button saves the draft now. */
export function SaveStatus({ autosave }: { readonly autosave: Autosave }): ReactElement {
  const words = useMessages(messages);
  const { status, savedAt } = useObservable(autosave);
  return (
    <S.Root data-status={status}>
      <span role="status">{status === 'saved' ? words.saved(timeOf(savedAt)) : words[status]}</span>
      {status === 'failed' || status === 'refused' ? (
        <Button variant="quiet" size="small" onPress={() => void autosave.flush()}>
          {words.saveNow}
        </Button>
      ) : null}
    </S.Root>
  );
}
