import { expect, it, vi } from 'vitest';

it('loads the regions once, for all callers', async () => {
  vi.resetModules(); // Another test file may have loaded the modules.
  const { loadedRegions, loadRegions } = await import('@tuanbao/library/domain/region/loadRegions');
  expect(loadedRegions()).toBeNull();

  const [one, other] = await Promise.all([loadRegions(), loadRegions()]);

  expect(other).toBe(one);
  expect(loadedRegions()).toBe(one);
  expect(one.regionOf(440305)?.name).toBe('南山区');
});
