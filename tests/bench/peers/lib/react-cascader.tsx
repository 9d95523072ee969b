import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { $, byText, expose, firstShown, root, type Subject } from './bench';
import { loadRegions, samplePaths, type Region } from './regions';

export interface CascaderParts {
  /** Renders one cascader. `path` is the selected path; undefined if the cascader is empty. */
  render(tree: Region[], path: string[] | undefined, onPick: (value: unknown) => void): ReactNode;
  wrap?(children: ReactNode): ReactNode;
  prepare?(tree: Region[]): Region[] | any;
  trigger: string; // Selector of the element that opens the cascader.
  popup: string; // Selector of the container of the options.
  input?: string; // Selector of the search field in the open popup (default: the focused element).
  results?: string; // Selector of the rows with search results.
  /**
   * True if the cascader consists of native selects. The page then has no elements for the options, so only mounting is
   * measured.
   */
  isMountOnly?: boolean;
  notes?: string;
}

export async function exposeCascader(name: string, parts: CascaderParts) {
  const source = await loadRegions();
  let tree: any = source;
  if (parts.prepare) {
    const t = performance.now();
    tree = parts.prepare(tree);
    performance.measure('prepare', { start: t, end: performance.now() });
  }
  let picked: unknown;
  const subject: Subject = {
    notes: parts.notes,
    isMountOnly: parts.isMountOnly,
    mount({ count = 1, withValue = false }: { count?: number; withValue?: boolean }) {
      const paths = withValue ? samplePaths(source, count) : [];
      const r = createRoot(root());
      const items = Array.from({ length: count }, (_, i) => (
        <div key={i} style={{ width: 280, marginBottom: 4 }}>
          {parts.render(tree, paths[i], (v) => {
            picked = v;
          })}
        </div>
      ));
      flushSync(() => r.render(<>{parts.wrap ? parts.wrap(items) : items}</>));
    },
    spots: {
      trigger: () => $(parts.trigger),
      popup: () => firstShown(parts.popup),
      option: (label: string) => byText(parts.popup, label),
      input: () => (parts.input ? firstShown(parts.input) : document.activeElement),
    },
    until: {
      option: (label: string) => !!byText(parts.popup, label),
      picked: () => picked !== undefined,
      results: (text: string) => {
        const first = firstShown(parts.results!);
        return !!first && first.textContent!.replace(/\s/g, '').includes(text);
      },
      noResults: () => !firstShown(parts.results!),
    },
    acts: {
      picked: () => JSON.stringify(picked),
      results: () => (parts.results ? document.querySelectorAll(parts.results).length : -1),
    },
  };
  return expose(name, subject);
}
