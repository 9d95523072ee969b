import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { qualificationRequest } from '../../contract/qualification.ts';
import { realNameLimit, userQualification } from '../../contract/users.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages, type QualificationMessages } from './qualification.messages.ts';

const Dialog = lazyPart(async () => (await import('./QualificationDialog.tsx')).QualificationDialog);

type Request = ResponseOf<typeof qualificationRequest>;

/** Text of the notice about the agent's request; empty when there is nothing to say. */
function requestText(request: Request | undefined, words: QualificationMessages): string {
  if (request?.status === 'waiting') return words.waiting;
  return request?.status === 'rejected' ? words.rejected(request.rejection) : '';
}

/**
 * Tells an agent who may not insure yet what to do (specification §6): one of two ways to qualify, or only the
 * real-name step. The agent requests the real name here, and sees how the request stands. If a product is given, its own
 * real-name limit is checked too. Renders nothing if the agent may insure, or while that isn't known; the server refuses
 * orders of an unqualified agent anyway.
 */
export function QualificationNotice({ productId }: { readonly productId?: string }): ReactElement | null {
  const words = useMessages(messages);
  const qualification = useQuestion(userQualification, {});
  const limit = useQuestion(realNameLimit, productId === undefined ? null : { productId });
  const prompt = qualification.data?.prompt ?? 'none';
  const isShown = prompt !== 'none' || (limit.data?.isLimited ?? false);
  const request = useQuestion(qualificationRequest, isShown ? {} : null);
  const [isOpen, setOpen] = useState(false);
  if (!isShown) return null;
  const { data } = request;
  const checkAgain = () => [qualification, limit, request].forEach(({ ask }) => ask());
  return (
    <>
      <Notice
        tone="warning"
        title={words.qualification}
        action={
          <>
            {data && data.status !== 'waiting' ? (
              <Button size="small" onPress={() => setOpen(true)}>
                {data.status === 'rejected' ? words.verifyAgain : words.verify}
              </Button>
            ) : null}
            <Button size="small" onPress={checkAgain}>
              {words.checkAgain}
            </Button>
          </>
        }
      >
        {prompt === 'none' ? words.prompt.realNameForProduct : words.prompt[prompt]} {requestText(data, words)}{' '}
        {words.promptRest}
      </Notice>
      {isOpen ? (
        <Suspense>
          <Dialog onSend={request.ask} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
