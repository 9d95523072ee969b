import { loadedRegions, loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { expect, it } from 'vitest';

it('loads the regions once, for all who ask', async () => {
  expect(loadedRegions()).toBeNull();

  const [one, other] = await Promise.all([loadRegions(), loadRegions()]);

  expect(other).toBe(one);
  expect(loadedRegions()).toBe(one);
  expect(one.regionOf(440305)?.name).toBe('南山区');
});
