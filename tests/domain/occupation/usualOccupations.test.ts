import { usualOccupations } from '@tuanbao/library/domain/occupation/usualOccupations';
import { expect, it } from 'vitest';

it('lists the most frequent occupation first, and no empty occupation', () => {
  expect(usualOccupations(['0502002', '', '0001001', '0001001', ''])).toEqual(['0001001', '0502002']);
});

it('stops at eight', () => {
  expect(usualOccupations(Array.from({ length: 20 }, (_, at) => `00010${at}`))).toHaveLength(8);
});
