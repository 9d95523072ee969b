import type { ReactElement, ReactNode } from 'react';

import type { Mark } from './optionsMatching.ts';

/** A text in which the characters that match a search are highlighted. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }): ReactElement {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of [...marks].sort(([one], [other]) => one - other)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
