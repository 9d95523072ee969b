import { Card } from '@tuanbao/library/components/Card';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './confirmation.messages.ts';
import * as S from './ConfirmScreen.styles.ts';
import { type Agreement, declarationsId } from './useAgreement.ts';

/** Declarations of the applicant, with the checkbox by which the agent accepts them. */
export function Declarations({ agreement }: { readonly agreement: Agreement }): ReactElement {
  const words = useMessages(messages);
  const { checkbox, isAgreed, isMissing, setAgreed } = agreement;
  return (
    <Card title={words.declarations} id={declarationsId}>
      <S.Declarations>
        {words.declarationText.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </S.Declarations>
      <Checkbox
        ref={checkbox}
        isSelected={isAgreed}
        onChange={setAgreed}
        errorMessage={isMissing ? words.agreeFirst : undefined}
      >
        {words.agree}
      </Checkbox>
    </Card>
  );
}
