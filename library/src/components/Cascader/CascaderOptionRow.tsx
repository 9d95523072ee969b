import type { ReactElement } from 'react';

import { MarkedText } from '../ComboBox/MarkedText.tsx';
import { CheckIcon } from '../Icon/index.ts';
import type { CascaderOption, TextMarks } from './cascaderSource.ts';

export interface CascaderOptionRowProps {
  readonly option: CascaderOption;
  /** Names of what lies above a search result, from the top. */
  readonly above?: readonly string[];
  /** What a search found, by level from the top; the option's own comes last. */
  readonly marks?: readonly TextMarks[] | undefined;
  readonly isChosen: boolean;
}

/** What stands inside an option: label, badge, what lies above it or why it can't be chosen, and whether it is chosen. */
export function CascaderOptionRow({ option, above = [], marks = [], isChosen }: CascaderOptionRowProps): ReactElement {
  const { label, badge, refusal } = option;
  const name = (
    <span data-part="label">
      <MarkedText text={label} marks={marks[above.length] ?? []} />
    </span>
  );
  return (
    <>
      {above.length > 0 || refusal !== undefined ? (
        <span>
          {name}
          <span data-part="note">
            {above.map((text, level) => (
              <span key={level}>
                {level > 0 ? ' / ' : ''}
                <MarkedText text={text} marks={marks[level] ?? []} />
              </span>
            ))}
            {above.length > 0 && refusal !== undefined ? ' · ' : ''}
            {refusal}
          </span>
        </span>
      ) : (
        name
      )}
      {badge ? <span data-part="badge">{badge}</span> : null}
      {isChosen ? <CheckIcon /> : null}
    </>
  );
}
