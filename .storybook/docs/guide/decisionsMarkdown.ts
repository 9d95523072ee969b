import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../facts/folders.ts';
import { guideMarkdown } from '../markdown/guideMarkdown.ts';
import { filesIn } from './filesIn.ts';

const folder = 'stories/guide/decisions';

/** The decision pages as a list of links, newest first. */
export const decisionsMarkdown = (): string =>
  `${filesIn(folder, /\.md$/)
    .toReversed()
    .map((file) => `- [${guideMarkdown(readFileSync(join(root, folder, file), 'utf8')).title}](decisions/${file})`)
    .join('\n')}\n`;
