import { gzipSync } from 'node:zlib';

import pinyinText from '@tuanbao/library/domain/region/pinyinText';
import { regionIndexOf } from '@tuanbao/library/domain/region/regionIndex';
import { regionPathText } from '@tuanbao/library/domain/region/regionPath';
import { regionPinyinOf } from '@tuanbao/library/domain/region/regionPinyin';
import regionText from '@tuanbao/library/domain/region/regionText';
import { describe, expect, it } from 'vitest';

import rows from '../../fixtures/regions/regions.rows.json' with { type: 'json' };

const pinyin = regionPinyinOf(pinyinText);
const index = regionIndexOf(regionText, () => Promise.resolve(pinyin));
await index.prepareSearch('bj');
const found = (text: string) => index.search(text).map((code) => regionPathText(index, code));

describe('readings', () => {
  it('exist for every name, with a syllable for each character', () => {
    for (const { name } of rows)
      for (const reading of pinyin.readingsOf(name)) {
        expect(reading).toHaveLength(Array.from(name).length);
        expect(reading.join('')).toMatch(/^[a-z]+$/);
      }
  });

  it('are refused if the text is damaged', () => {
    expect(() => regionPinyinOf('北京')).toThrow(RangeError);
    expect(() => regionPinyinOf('bei北\n北京市 BEI')).toThrow(RangeError);
  });

  it.each([
    ['乐清市', 'yueqing', 'leqing'],
    ['乐亭县', 'laoting', 'leting'],
    ['乐陵市', 'laoling', 'leling'],
    ['蔚县', 'yuxian', 'weixian'],
    ['尉犁县', 'yuli', 'weili'],
    ['黄陂区', 'huangpi', 'huangbei'],
    ['大埔县', 'dabu', 'dapu'],
    ['大城县', 'daicheng', 'dacheng'],
    ['台州市', 'taizhou'],
    ['六安市', 'luan', 'liuan'],
    ['六合区', 'luhe', 'liuhe'],
    ['六盘水市', 'liupanshui'],
    ['亳州市', 'bozhou'],
    ['涡阳县', 'guoyang', 'woyang'],
    ['闵行区', 'minhang', 'minxing'],
    ['莘县', 'shenxian', 'xinxian'],
    ['铅山县', 'yanshan', 'qianshan'],
    ['番禺区', 'panyu', 'fanyu'],
    ['吐鲁番市', 'tulufan'],
    ['厦门市', 'xiamen'],
    ['重庆市', 'chongqing'],
    ['洪洞县', 'hongtong', 'hongdong'],
    ['丽水市', 'lishui'],
    ['成都市', 'chengdu'],
    ['昌都市', 'changdu'],
    ['都匀市', 'duyun'],
    ['喀什市', 'kashi'],
    ['什邡市', 'shifang'],
    ['长子县', 'zhangzi', 'changzi'],
    ['东阿县', "dong'e", 'donga'],
    ['歙县', 'shexian'],
    ['单县', 'shanxian'],
    ['珲春市', 'hunchun'],
    ['荥阳市', 'xingyang'],
    ['荥经县', 'yingjing'],
    ['盱眙县', 'xuyi'],
    ['井陉县', 'jingxing'],
    ['郫都区', 'pidu'],
    ['穆棱市', 'muling', 'muleng'],
    ['民乐县', 'minle'],
    ['乐山市', 'leshan'],
    ['吕梁市', 'lvliang', 'lüliang', 'lyuliang'],
    ['曾都区', 'zengdu'],
    ['泊头市', 'botou'],
    ['西安市', "xi'an", 'xian'],
  ])('finds %s by %s %s', (name, ...spellings) => {
    for (const spelling of spellings) expect(found(spelling).some((path) => path.includes(name))).toBe(true);
  });
});

describe('search in Latin letters', () => {
  it('accepts initials: the province first, then exact names, then cities', () => {
    const matches = found('bj');
    expect(matches[0]).toBe('北京市 / 市辖区 / 东城区');
    expect(matches.indexOf('浙江省 / 杭州市 / 滨江区')).toBeLessThan(
      matches.findIndex((path) => path.includes('宝鸡市')),
    );
    expect(found('sz')).toContain('广东省 / 深圳市 / 南山区');
  });

  it('accepts full pinyin, its beginning, and both mixed, in upper and lower case', () => {
    for (const typed of ['nanshan', 'nanshanqu', 'NanShan', 'nansh', 'nshan', 'ｎａｎｓｈａｎ'])
      expect(found(typed)).toContain('广东省 / 深圳市 / 南山区');
  });

  it('accepts several words, Chinese and Latin', () => {
    expect(found('guangdong nanshan')).toEqual(['广东省 / 深圳市 / 南山区']);
    expect(found('广东 ns')).toContain('广东省 / 深圳市 / 南山区');
    expect(found('gd 南山')).toEqual(['广东省 / 深圳市 / 南山区']);
  });

  it.each([
    'szns',
    'szn',
    'gdszns',
    'gdnanshan',
    'shenzhennanshan',
    'shenzhennans',
    'shenzhenshinanshanqu',
    '深圳ns',
    '深圳nanshan',
    'sz南山',
    'guangdong shen zhen nan shan',
    'shēnzhèn nánshān',
  ])('accepts names of several levels together: %s', (typed) => {
    expect(found(typed)[0]).toBe('广东省 / 深圳市 / 南山区');
  });

  it('accepts a short name of an upper level, and one without its city', () => {
    expect(found('bjcy')).toEqual(['北京市 / 市辖区 / 朝阳区']);
    expect(found('beijingchaoyang')).toEqual(['北京市 / 市辖区 / 朝阳区']);
    expect(found('gxnn')[0]).toBe('广西壮族自治区 / 南宁市 / 兴宁区');
    expect(found('gdsz').slice(0, 9)).toEqual(found('广东深圳'));
  });

  it.each([
    ['bei jing', '北京市 / 市辖区 / 东城区'],
    ['nan shan', '黑龙江省 / 鹤岗市 / 南山区'],
    ['dong guan', '广东省 / 东莞市'],
    ['xi an', '吉林省 / 辽源市 / 西安区'],
    ['bei jing 朝阳', '北京市 / 市辖区 / 朝阳区'],
  ])('accepts the syllables of a name with gaps: %s', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
    expect(found(typed)).toEqual(expect.arrayContaining(found(typed.replace(/(?<=[a-z]) (?=[a-z])/g, ''))));
  });

  it('sorts 西安 before all counties that sound the same', () => {
    const paths = found('xian');
    expect(paths.indexOf('陕西省 / 西安市 / 雁塔区')).toBeLessThan(20);
  });

  it('sorts a completely spelt name before those that only begin with it', () => {
    expect(found('chaoyang')[0]).toBe('北京市 / 市辖区 / 朝阳区');
    expect(found('dongguan')).toEqual(['广东省 / 东莞市', '河北省 / 沧州市 / 东光县']);
  });

  it('finds nothing for letters that spell nothing, and for very long texts', () => {
    expect(found('qqqq')).toEqual([]);
    expect(found('a'.repeat(100_000))).toEqual([]);
    expect(found('bei '.repeat(30_000))).toEqual([]);
  });
});

describe('the readings’ download', () => {
  it('is started only by Latin letters, and once', async () => {
    let downloads = 0;
    const lazy = regionIndexOf(regionText, () => {
      downloads += 1;
      return Promise.resolve(pinyin);
    });
    expect(lazy.prepareSearch('北京')).toBeNull();
    expect(lazy.prepareSearch('110101')).toBeNull();
    expect(lazy.search('bj')).toEqual([]);

    await Promise.all([lazy.prepareSearch('b'), lazy.prepareSearch('bj')]);

    expect(downloads).toBe(1);
    expect(lazy.prepareSearch('bj')).toBeNull();
    expect(lazy.search('bj')[0]).toBe(110101);
  });

  it('may be tried again after a failure', async () => {
    let tries = 0;
    const flaky = regionIndexOf(regionText, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(pinyin);
    });
    await expect(flaky.prepareSearch('bj')).rejects.toThrow('offline');
    await flaky.prepareSearch('bj');
    expect(flaky.search('bj')[0]).toBe(110101);
  });
});

describe('the size', () => {
  it('of codes and names is at most 18 kB gzip, of readings 6 kB', () => {
    expect(gzipSync(regionText, { level: 9 }).length).toBeLessThanOrEqual(18_000);
    expect(gzipSync(pinyinText, { level: 9 }).length).toBeLessThanOrEqual(6_000);
  });
});
