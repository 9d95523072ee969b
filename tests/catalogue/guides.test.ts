import { expect, it } from 'vitest';

import { guideFrom, guideProblems } from '../../app/catalogue/guides.ts';
import commonGuide from '../../app/catalogue/guides/common.json' with { type: 'json' };
import houseGuide from '../../app/catalogue/guides/house.json' with { type: 'json' };
import { catalogue } from '../../stories/fixtures/catalogue.ts';

const { house } = catalogue;

it('names a clause that the guide of the line leaves unexplained', () => {
  const [first, ...covers] = houseGuide.covers;
  const guide = guideFrom('house', commonGuide, { ...houseGuide, covers });
  expect(guideProblems(guide, [house])).toEqual([`guides/house.json: covers: ${first?.clause} isn't explained`]);
});

it('names a clause of the guide that no product has', () => {
  const exclusions = [...houseGuide.exclusions, { zh: '地震。', en: 'Earthquake.', without: ['地震扩展'] }];
  const guide = guideFrom('house', commonGuide, { ...houseGuide, exclusions });
  expect(guideProblems(guide, [house])).toEqual(['guides/house.json: no product has clause 地震扩展']);
});

it('refuses a guide whose claim has no five steps, or a text without its translation', () => {
  const claims = houseGuide.claims.slice(1);
  expect(() => guideFrom('house', commonGuide, { ...houseGuide, claims })).toThrow(/guides\/house.json: .*claims/);
  const notices = [{ zh: '只有中文。' }];
  expect(() => guideFrom('house', commonGuide, { ...houseGuide, notices })).toThrow(/notices\[0\]\.en/);
});
