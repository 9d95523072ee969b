import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import '@tuanbao/tokens/tokens.css';

const examples = import.meta.glob<ComponentType>('../../stories/manual/*/example.tsx', {
  eager: true,
  import: 'Example',
});
const named = Object.entries(examples).map(([file, Example]) => [file.split('/').at(-2) ?? '', Example] as const);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('finds the examples of the manual', () => {
  expect(named.map(([name]) => name)).toContain('Button');
});

it.each(named)('the example of %s renders something and complains about nothing', (_, Example) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<Example />);
  expect(container.innerHTML).not.toBe('');
  expect(complaints.mock.calls).toEqual([]);
});
