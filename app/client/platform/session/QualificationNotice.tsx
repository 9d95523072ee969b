import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { realNameLimit, userQualification } from '../../../contract/users.ts';
import { useQuestion } from '../query/useQuestion.ts';
import { messages } from './session.messages.ts';

/**
 * Tells an agent who may not insure yet what to do (specification §6): one of two ways to qualify, or only the
 * real-name step. If a product is given, its own real-name limit is checked too. Renders nothing if the agent may
 * insure, or while that isn't known; the server refuses orders of an unqualified agent anyway.
 */
export function QualificationNotice({ productId }: { readonly productId?: string }): ReactElement | null {
  const words = useMessages(messages);
  const qualification = useQuestion(userQualification, {});
  const limit = useQuestion(realNameLimit, productId === undefined ? null : { productId });
  const prompt = qualification.data?.prompt ?? 'none';
  const isLimited = limit.data?.isLimited ?? false;
  if (prompt === 'none' && !isLimited) return null;
  const checkAgain = () => {
    qualification.ask();
    limit.ask();
  };
  return (
    <Notice
      tone="warning"
      title={words.qualification}
      action={
        <Button size="small" onPress={checkAgain}>
          {words.checkAgain}
        </Button>
      }
    >
      {prompt === 'none' ? words.prompt.realNameForProduct : words.prompt[prompt]} {words.promptRest}
    </Notice>
  );
}
