import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

const texts = import.meta.glob<string>('../../../stories/guide/embed/README.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The README of the host apps without its heading, because the page has a heading of its own. */
export function EmbedGuide(): ReactElement {
  return (
    <Markdown>
      {Object.values(texts)
        .join('\n')
        .replace(/^# .*\n/, '')}
    </Markdown>
  );
}
