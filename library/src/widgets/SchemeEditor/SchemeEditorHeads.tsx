import type { ReactElement } from 'react';

import type { OccupationLine } from '../../domain/scheme/scheme.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';

/** Shows occupations or occupation classes with their numbers of persons, without controls. */
export function SchemeEditorHeads({ lines }: { lines: readonly OccupationLine[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Lines aria-label={words.occupations}>
      {lines.map((line) => {
        const className = words.occupationClass(line.occupationClass);
        return (
          <li key={`${line.code} ${line.name} ${line.occupationClass}`}>
            <div>
              {line.name || className}
              {line.name ? <S.Hint>{className}</S.Hint> : null}
            </div>
            <span data-align="end">{words.heads(line.heads)}</span>
          </li>
        );
      })}
    </S.Lines>
  );
}
