import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

const pages = import.meta.glob<string>('../../../stories/guide/decisions/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const newestFirst = Object.entries(pages).toSorted(([one], [other]) => other.localeCompare(one));

/** The full text of all decisions, newest first. */
export function DecisionList(): ReactElement {
  return (
    <>
      {newestFirst.map(([file, text]) => (
        <Markdown key={file}>{text.replace(/^# /, '## ')}</Markdown>
      ))}
    </>
  );
}
