import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { qualificationRequest } from '../../contract/qualification.ts';
import { realNameLimit, userQualification } from '../../contract/users.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { joinSentences } from '../platform/page/sentences.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages, type QualificationMessages } from './qualification.messages.ts';

const Dialog = lazyPart(async () => (await import('./QualificationDialog.tsx')).QualificationDialog);

type Request = ResponseOf<typeof qualificationRequest>;

/** Returns the text about the agent's request; empty when no request is waiting or rejected. */
function requestText(request: Request | undefined, words: QualificationMessages): string {
  if (request?.status === 'waiting') return words.waiting;
  return request?.status === 'rejected' ? words.rejected(request.rejection) : '';
}

/**
 * Notice for an agent who isn't allowed to insure yet (specification §6). It names what the agent has to do: one of two
 * ways to qualify, or only the verification of the real name. In the notice the agent requests this verification and
 * sees the state of the request. If a product is given, the real-name limit of the product is checked too. Renders
 * nothing if the agent is allowed to insure, or until the response arrives. The server refuses orders of an unqualified
 * agent anyway.
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
        {joinSentences(
          prompt === 'none' ? words.prompt.realNameForProduct : words.prompt[prompt],
          requestText(data, words),
          words.promptRest,
        )}
      </Notice>
      {isOpen ? (
        <Suspense>
          <Dialog onSend={request.ask} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
