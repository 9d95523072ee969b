import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { partIn } from '../../.storybook/docs/page/partIn.ts';
import type { Manual } from '../../stories/manual/manual.ts';

import '@tuanbao/tokens/tokens.css';

const manuals = import.meta.glob<Manual>('../../stories/manual/*/manual.ts', { eager: true, import: 'manual' });
const examples = import.meta.glob<ComponentType>('../../stories/manual/*/example.tsx', {
  eager: true,
  import: 'Example',
});

const described = Object.entries(manuals).flatMap(([file, { anatomy }]) => {
  const Example = examples[file.replace('manual.ts', 'example.tsx')];
  return anatomy && Example ? [{ name: file.split('/').at(-2) ?? '', anatomy, Example }] : [];
});

afterEach(cleanup);

it('finds the widgets whose parts are described', () => {
  const names = described.map(({ name }) => name);
  for (const name of ['Cascader', 'RegionCascader', 'PersonTable', 'RosterImport', 'SchemeEditor'])
    expect(names).toContain(name);
});

it.each(described)('$name has the parts that its page numbers', async ({ anatomy, Example }) => {
  const { container } = render(
    <I18nProvider locale="zh-CN">
      <Example />
    </I18nProvider>,
  );
  const pressed = new Set<string>();
  for (const { name, find, shownBy } of anatomy) {
    if (shownBy !== undefined && !pressed.has(shownBy)) {
      const control = partIn(container, shownBy);
      if (!control) throw new Error(`${name}: nothing is found by ${shownBy}`);
      pressed.add(shownBy);
      // oxlint-disable-next-line no-await-in-loop -- a press shows parts that a later press may need
      await userEvent.click(control);
    }
    // oxlint-disable-next-line no-await-in-loop -- the parts of one widget, in their order
    await expect.poll(() => partIn(container, find), { message: `${name}: ${find}` }).not.toBeNull();
  }
});

it.each(described)('each part of $name has words in both languages', ({ anatomy }) => {
  expect(new Set(anatomy.map(({ name }) => name)).size).toBe(anatomy.length);
  for (const { chinese, does, doesInChinese } of anatomy) {
    expect(`${chinese}${doesInChinese}`).toMatch(/\p{Script=Han}/u);
    expect(`${does}${doesInChinese}`).not.toMatch(/[.。]$/);
  }
  const shownBy = anatomy.flatMap((part) => part.shownBy ?? []);
  expect(anatomy.map(({ find }) => find)).toEqual(expect.arrayContaining(shownBy));
});
