import type { ReactElement, ReactNode } from 'react';

import { pageOf } from './manualOf.ts';

/** Text with `code` in backticks. The name of a component links to its page. */
export function Words({ children }: { readonly children: string }): ReactElement {
  return <>{children.split('`').map((part, index) => (index % 2 === 0 ? part : <Code key={index}>{part}</Code>))}</>;
}

function Code({ children }: { readonly children: string }): ReactElement {
  const page = pageOf(children);
  return page === null ? <code>{children}</code> : <PageLink to={page}>{children}</PageLink>;
}

/**
 * A link to another page of the manual. The linked page opens in the whole window, not only in the frame in which
 * Storybook shows the link.
 */
export function PageLink(props: { readonly to: string; readonly children: ReactNode }): ReactElement {
  return (
    <a href={props.to} target="_top">
      {props.children}
    </a>
  );
}
