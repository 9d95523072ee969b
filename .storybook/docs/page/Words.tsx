import type { ReactElement, ReactNode } from 'react';

import { pageOf } from './manualOf.ts';

/** Text with `code` in backticks; a component's name leads to its page. */
export function Words({ children }: { readonly children: string }): ReactElement {
  return <>{children.split('`').map((part, index) => (index % 2 === 0 ? part : <Code key={index}>{part}</Code>))}</>;
}

function Code({ children }: { readonly children: string }): ReactElement {
  const page = pageOf(children);
  return page === null ? <code>{children}</code> : <PageLink to={page}>{children}</PageLink>;
}

/** A link to another page of the manual, in the window that holds this one. */
export function PageLink(props: { readonly to: string; readonly children: ReactNode }): ReactElement {
  return (
    <a href={props.to} target="_top">
      {props.children}
    </a>
  );
}
