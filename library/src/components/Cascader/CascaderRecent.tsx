import { type ReactElement, useId } from 'react';

import { type CascaderOption, isChoosable } from './cascaderSource.ts';

const shown = 5;

/**
 * At most five recent choices that the user can still choose. Each is a path from the top level. The latest choice
 * comes first, and each choice occurs once.
 */
export const offeredAgain = (
  keys: readonly string[],
  pathOf: (key: string) => readonly CascaderOption[],
): readonly (readonly CascaderOption[])[] =>
  Array.from(new Set(keys), pathOf)
    .filter((path) => path.some(isChoosable))
    .slice(0, shown);

/** Buttons with which the user chooses a recent choice again. */
export function CascaderRecent(props: {
  /** Name of the group of buttons for screen readers. */
  readonly label: string;
  readonly paths: readonly (readonly CascaderOption[])[];
  readonly onChoose: (option: CascaderOption) => void;
}): ReactElement {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} data-part="recent">
      <span id={id}>{props.label}</span>
      {props.paths.map((path) => {
        const option = path.at(-1);
        return option ? (
          <button key={option.key} type="button" onClick={() => props.onChoose(option)}>
            {path
              .slice(-2)
              .map(({ label }) => label)
              .join(' / ')}
          </button>
        ) : null;
      })}
    </div>
  );
}
