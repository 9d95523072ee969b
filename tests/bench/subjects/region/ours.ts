import pinyinText from '@tuanbao/library/domain/region/pinyinText';
// Measures decoding of the region texts in plain Node. When an address field is used for the first time, the user waits
// for the decoding after the download.
import { regionIndexOf } from '@tuanbao/library/domain/region/regionIndex';
import { regionPinyinOf } from '@tuanbao/library/domain/region/regionPinyin';
import regionText from '@tuanbao/library/domain/region/regionText';

const times = Array.from({ length: 25 }, () => {
  const start = performance.now();
  if (regionIndexOf(regionText).count < 3000) throw new Error('regions are missing');
  regionPinyinOf(pinyinText);
  return performance.now() - start;
});
const [first = NaN, ...rest] = times;

process.stdout.write(
  JSON.stringify([
    { name: 'decode regions and readings, first', value: first, unit: 'ms' },
    {
      name: 'decode regions and readings',
      value: rest.toSorted((one, other) => one - other)[Math.floor(rest.length / 2)],
      unit: 'ms',
      limit: 5,
    },
  ]),
);
