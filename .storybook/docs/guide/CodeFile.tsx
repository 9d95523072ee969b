import { Source } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

import { useScheme } from '../page/Scheme.ts';

const files = import.meta.glob<string>(
  [
    '../../../stories/guide/recipes/*.tsx',
    '../../../stories/guide/embed/*/*.{js,ts}',
    '../../../stories/guide/embed/*/{src,app}/*.{css,ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

interface CodeFileProps {
  /** Path of the file below `stories/guide`. */
  readonly path: string;
}

/**
 * The code of a file that is tested: a recipe, or a file of a host app.
 *
 * @throws Error when there is no such file
 */
export function CodeFile({ path }: CodeFileProps): ReactElement {
  const code = files[`../../../stories/guide/${path}`];
  if (code === undefined) throw new Error(`no file stories/guide/${path}`);
  return <Source code={code} language={path.endsWith('.css') ? 'css' : 'tsx'} dark={useScheme() === 'dark'} />;
}
