import { Fragment, type ReactElement, type ReactNode } from 'react';

import { MarkedText } from '../ComboBox/MarkedText.tsx';
import { checkDrawing } from '../Icon/drawings.tsx';
import type { CascaderOption, TextMarks } from './cascaderSource.ts';

export interface CascaderOptionRowProps {
  /** The option that the row shows. */
  readonly option: CascaderOption;
  /** Names of the groups that contain the option, from the top level; given for a search result. */
  readonly above?: readonly string[];
  /**
   * The ranges of characters that match the search, one list for each level from the top. The last list is for the
   * option itself.
   */
  readonly marks?: readonly TextMarks[] | undefined;
  /** True when the option is the field's value. */
  readonly isChosen: boolean;
}

const markedText = (text: string, marks: TextMarks | undefined): ReactNode =>
  marks && marks.length > 0 ? <MarkedText text={text} marks={marks} /> : text;

/**
 * Content of an option: its label and badge, the names of the groups that contain it, the reason why it can't be
 * chosen, and a mark if it is chosen.
 */
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
