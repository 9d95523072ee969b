import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Manual } from '../../stories/manual/manual.ts';
import type { PicturePair } from '../../stories/manual/picturePair.ts';

import '@tuanbao/tokens/tokens.css';

const examples = import.meta.glob<ComponentType>(
  ['../../stories/manual/*/example.tsx', '../../stories/guide/recipes/*.tsx'],
  { eager: true, import: 'Example' },
);
const named = Object.entries(examples).map(
  ([file, Example]) => [file.replace('/example.tsx', '').split('/').at(-1) ?? '', Example] as const,
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('finds the examples of the manual', () => {
  expect(named.map(([name]) => name)).toContain('Button');
  expect(named.map(([name]) => name)).toContain('OwnBrand.tsx');
});

it.each(named)('the example of %s renders something and complains about nothing', (_, Example) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<Example />);
  expect(container.innerHTML).not.toBe('');
  expect(complaints.mock.calls).toEqual([]);
});

const pairs = import.meta.glob<readonly PicturePair[]>('../../stories/manual/*/pictures.tsx', {
  eager: true,
  import: 'pictures',
});
const manuals = import.meta.glob<Manual>('../../stories/manual/*/manual.ts', { eager: true, import: 'manual' });

it.each(Object.entries(manuals).filter(([, { pictures }]) => pictures))(
  'each picture of %s has words, and each pair of words has pictures that show something',
  (file, { pictures: words = [] }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const drawn = pairs[file.replace('manual.ts', 'pictures.tsx')] ?? [];
    expect(drawn.length).toBe(words.length);
    for (const Picture of drawn.flatMap(({ Do, Dont }) => [Do, Dont])) {
      const { container, unmount } = render(<Picture />);
      expect(container.innerHTML).not.toBe('');
      unmount();
    }
    expect(complaints.mock.calls).toEqual([]);
  },
);
