import { nextSchemeId, withCopyOf, withNewScheme } from '@tuanbao/library/domain/scheme/schemeList';
import { employerLiability } from '@tuanbao/library/samples/products';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { expect, it } from 'vitest';

const nameOf = (number: number) => `方案${number}`;

it('adds a scheme with its own name and id', () => {
  const list = withNewScheme(employerLiability, [officeScheme, { ...workshopScheme, name: '方案3' }], nameOf);

  expect(list.map(({ name }) => name)).toEqual(['方案一', '方案3', '方案4']);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});

it('copies a scheme right after the original', () => {
  const [original, copy, last] = withCopyOf([officeScheme, workshopScheme], officeScheme.id, nameOf);

  expect(original).toBe(officeScheme);
  expect(copy).toEqual({ ...officeScheme, id: 's3', name: '方案3' });
  expect(last).toBe(workshopScheme);
});

it('never gives an id again that is still in use', () => {
  expect(nextSchemeId([{ ...officeScheme, id: 's2' }])).toBe('s3');
});

it('does not change the list if the scheme to copy no longer exists', () => {
  expect(withCopyOf([officeScheme], 'gone', nameOf)).toEqual([officeScheme]);
});
