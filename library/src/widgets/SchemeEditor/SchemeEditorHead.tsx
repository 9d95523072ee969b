import { type KeyboardEvent, type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
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
  /** Price of the scheme; undefined if the scheme has no price. */
  quote: SchemeQuote | undefined;
  /** Functions of the buttons that change the scheme; null if the scheme can't be changed. */
  actions: {
    readonly rename: (name: string) => void;
    /** Adds a scheme; absent if the product allows only one scheme. */
    readonly add?: () => void;
    readonly copy?: () => void;
    /** Removes the scheme; null if it is the only one. */
    readonly remove: (() => void) | null;
  } | null;
}

const longestName = 60;

/** The name, the price and the buttons of the scheme that is selected. */
export function SchemeEditorHead({ scheme, quote, actions }: SchemeEditorHeadProps): ReactElement {
  const words = useMessages(messages);

  return (
    <S.Head>
      {actions ? (
        <>
          <NameField key={scheme.id} name={scheme.name} onRename={actions.rename} />
          {actions.add ? (
            <Button size="small" onPress={actions.add}>
              {words.add}
            </Button>
          ) : null}
          {actions.copy ? (
            <Button size="small" onPress={actions.copy}>
              {words.copy}
            </Button>
          ) : null}
          {actions.remove ? (
            <Button size="small" onPress={actions.remove}>
              {words.remove}
            </Button>
          ) : null}
        </>
      ) : null}
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

/** Field for the name of the scheme. It must not be empty. */
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
