import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useImportMemory } from '../roster/importMemoryContext.ts';
import { messages } from './materialsDue.messages.ts';
import * as S from './materialsDue.styles.ts';
import type { Corrections } from './useCorrections.ts';

/**
 * List of the corrections. Its code is loaded when the list is shown, because few orders need corrections of persons.
 */
const PersonCorrections = lazyPart(
  async () => (await import('@tuanbao/library/widgets/PersonCorrections')).PersonCorrections,
);

/** Id of the element that the problems of persons link to. */
export const correctPersonsId = 'correct-persons';

/** Card in which the agent opens the unmasked persons of an order and corrects the data that the insurer rejected. */
export function CorrectPersons({ corrections }: { readonly corrections: Corrections }): ReactElement | null {
  const words = useMessages(messages);
  const importMemory = useImportMemory();
  const { order, desk, isOpening, open } = corrections;
  if (!order) return null;
  return (
    <S.Part id={correctPersonsId} tabIndex={-1}>
      <Card title={words.correct}>
        <p>{words.correctLead}</p>
        {desk ? (
          <Suspense fallback={<Skeleton lines={10} label={words.loadingPersons} />}>
            <PersonCorrections
              recorded={desk.recorded}
              store={desk.store}
              schemes={order.schemes}
              memory={importMemory}
            />
          </Suspense>
        ) : (
          <>
            <p>{words.lookIsLogged}</p>
            <div>
              <Button isPending={isOpening} onPress={open}>
                {words.showPersons}
              </Button>
            </div>
          </>
        )}
      </Card>
    </S.Part>
  );
}
