import { expect, it } from 'vitest';

import { layerFloors } from './layerFloors.ts';
import { type Layer, layers } from './layers.ts';

const layer = (name: string, files: readonly string[], mayImport: readonly string[]): Layer => ({
  name,
  files,
  mayImport,
  reason: '',
});

const namesOf = (some: readonly Layer[]) => layerFloors(some).map((floor) => floor.map(({ name }) => name));

it('a layer stands above everything that it may import, and above its own parts', () => {
  expect(
    namesOf([
      layer('app', ['app/'], ['rules/money/']),
      layer('app platform', ['app/platform/'], []),
      layer('rules', ['rules/'], []),
    ]),
  ).toEqual([['app platform', 'rules'], ['app']]);
});

it('layers that may import each other have no floor', () => {
  expect(() => namesOf([layer('one', ['one/'], ['two/']), layer('two', ['two/'], ['one/'])])).toThrow(
    'one, two import each other',
  );
});

it('the lowest layer is the domain and the highest are the stories, above the desk', () => {
  const floors = namesOf(layers);
  expect(floors.flat().toSorted()).toEqual(layers.map(({ name }) => name).toSorted());
  expect(floors[0]).toContain('domain');
  expect(floors.at(-2)).toContain('desk');
  expect(floors.at(-1)).toEqual(['stories']);
});
