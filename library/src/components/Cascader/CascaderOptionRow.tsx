import type { ReactElement } from 'react';

import { CheckIcon } from '../Icon/index.ts';
import type { CascaderOption } from './cascaderSource.ts';

/** What stands inside an option: label, badge, what lies above it or why it can't be chosen, and whether it is chosen. */
export function CascaderOptionRow(props: {
  readonly option: CascaderOption;
  /** Where a search result lies. */
  readonly place?: string;
  readonly isChosen: boolean;
}): ReactElement {
  const { option, place, isChosen } = props;
  return (
    <>
      <span data-part="words">
        <span data-part="label">{option.label}</span>
        {place || option.refusal ? (
          <span data-part="note">{[place, option.refusal].filter(Boolean).join(' · ')}</span>
        ) : null}
      </span>
      {option.badge ? <span data-part="badge">{option.badge}</span> : null}
      {isChosen ? <CheckIcon /> : null}
    </>
  );
}
