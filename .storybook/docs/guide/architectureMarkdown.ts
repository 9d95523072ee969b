import { layers } from '../../../tests/architecture/layers.ts';
import { serverFloors } from '../../../tests/architecture/serverFloors.ts';
import { table } from '../markdown/table.ts';

/** The layers as a Markdown table, each with the layers that it may import. */
export const layersMarkdown = (): string =>
  `${table(
    ['Layer', 'Files', 'May import', 'Why'],
    layers.map(({ name, files, mayImport, reason }) => [
      name,
      files.map((file) => `\`${file}\``).join(', '),
      mayImport.map((file) => `\`${file}\``).join(', ') || 'nothing of ours',
      reason,
    ]),
  )}\n`;

/** The layers of the server's folders as a Markdown table, highest layer first. */
export const floorsMarkdown = (): string =>
  `${table(
    ['Floor', 'Folders', 'Why'],
    serverFloors
      .toReversed()
      .map(({ name, reason, folders }) => [
        name,
        folders.map(({ folder, holds }) => `\`${folder}\` (${holds})`).join(', '),
        reason,
      ]),
  )}\n`;
