import { Fragment, type ReactElement, type ReactNode } from 'react';

import { MarkedText } from '../ComboBox/MarkedText.tsx';
import { checkDrawing } from '../Icon/drawings.tsx';
import type { CascaderOption, TextMarks } from './cascaderSource.ts';

export interface CascaderOptionRowProps {
  readonly option: CascaderOption;
  /** Names of what lies above a search result, from the top. */
  readonly above?: readonly string[];
  /** What a search found, by level from the top; the option's own comes last. */
  readonly marks?: readonly TextMarks[] | undefined;
  readonly isChosen: boolean;
}

const markedText = (text: string, marks: TextMarks | undefined): ReactNode =>
  marks && marks.length > 0 ? <MarkedText text={text} marks={marks} /> : text;

/** What stands inside an option: label, badge, what lies above it or why it can't be chosen, and whether it is chosen. */
export function CascaderOptionRow({ option, above = [], marks = [], isChosen }: CascaderOptionRowProps): ReactElement {
  const { label, badge, refusal } = option;
  return (
    <>
      <span data-part="words">
        <span data-part="label">{markedText(label, marks[above.length])}</span>
        {above.length > 0 || refusal !== undefined ? (
          <span data-part="note">
            {above.map((text, level) => (
              <Fragment key={level}>
                {level > 0 ? ' / ' : ''}
                {markedText(text, marks[level])}
              </Fragment>
            ))}
            {above.length > 0 && refusal !== undefined ? ' · ' : ''}
            {refusal}
          </span>
        ) : null}
      </span>
      {badge ? <span data-part="badge">{badge}</span> : null}
      {isChosen ? checkDrawing : null}
    </>
  );
}
