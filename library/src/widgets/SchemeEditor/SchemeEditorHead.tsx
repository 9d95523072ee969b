import { type KeyboardEvent, type ReactElement, useState } from 'react';

import { Money } from '../../components/Money/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { SchemeQuote } from '../../domain/rating/quotation.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { isInputMethodKey } from '../../foundation/isInputMethodKey.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';

export interface SchemeEditorHeadProps {
  /** The scheme that is selected. */
  scheme: Scheme;
  /** Price of the scheme, or the reasons why it can't be priced; undefined if there is no quote. */
  quote: SchemeQuote | undefined;
  /** Called with the new name; null if the scheme can't be changed. */
  onRename: ((name: string) => void) | null;
}

const longestName = 60;

/** Field for the name of the selected scheme, if the scheme can be changed, and the price of the scheme. */
export function SchemeEditorHead({ scheme, quote, onRename }: SchemeEditorHeadProps): ReactElement {
  const words = useMessages(messages);

  return (
    <S.Head>
      {onRename ? <NameField key={scheme.id} name={scheme.name} onRename={onRename} /> : null}
      {quote?.status === 'priced' ? (
        <S.Price>
          <span>{words.premium}</span>
          <Money yuan={quote.premium} size="lead" />
          {quote.subject ? null : <span>{words.heads(quote.heads)}</span>}
        </S.Price>
      ) : null}
    </S.Head>
  );
}

/** Field for the name of the scheme. If the user clears the field, the scheme keeps its name. */
function NameField({ name, onRename }: { name: string; onRename: (name: string) => void }): ReactElement {
  const words = useMessages(messages);
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    const wanted = draft?.trim() ?? '';
    setDraft(null);
    if (wanted !== '' && wanted !== name) onRename(wanted);
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isInputMethodKey(event)) commit();
  };

  return (
    <TextField
      label={words.name}
      maxLength={longestName}
      value={draft ?? name}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => commitOnEnter(event)}
    />
  );
}
