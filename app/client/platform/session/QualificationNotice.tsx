import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { realNameLimit, userQualification } from '../../../contract/users.ts';
import { useQuestion } from '../query/useQuestion.ts';
import { messages } from './session.messages.ts';

/**
 * Steps for an agent who may not insure yet (specification §6): one of two routes, or the real-name step only. With a
 * product, the product's own real-name limit is checked too. Renders nothing for an agent who may insure or whose
 * qualification isn't loaded; the server enforces the rule anyway.
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
