import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { fieldHelp } from './fieldHelp.messages.ts';
import * as S from './products.styles.ts';
import { messages } from './workbench.messages.ts';

/** Descriptions of the fields of a product's content. They are shown when the operator expands the help. */
export function FieldHelp(): ReactElement {
  const words = useMessages(messages);
  const help = useMessages(fieldHelp);
  return (
    <Disclosure title={words.help} level={2}>
      <S.Problems>
        {Object.entries(help).map(([field, text]) => (
          <li key={field}>
            <code>{field}</code> {text}
          </li>
        ))}
      </S.Problems>
    </Disclosure>
  );
}
