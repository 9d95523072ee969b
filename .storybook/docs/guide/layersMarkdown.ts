import { layers } from '../../../tests/architecture/layers.ts';
import { table } from '../markdown/table.ts';

/** Who may import whom, as a Markdown table. */
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
