import { pinyin as dictionary } from 'pinyin-pro';

/** Pinyin of names for which the dictionary gives a wrong reading. Reviewed by hand. */
const corrected: Readonly<Record<string, string>> = {
  调车员: 'diao che yuan',
  店长: 'dian zhang',
  工长: 'gong zhang',
  拉长: 'la zhang',
  线长: 'xian zhang',
  '歌手、乐手': 'ge shou yue shou',
  典当行从业人员: 'dian dang hang cong ye ren yuan',
};

/** Pinyin syllables of a name, without tones and with v for ü. Letters, digits and dots stay; the rest is removed. */
export function syllablesOf(name: string): string {
  const spoken = name.replace(/[^\p{L}\p{N}.]/gu, '');
  const syllables = dictionary(spoken, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return corrected[name] ?? syllables.join(' ').toLowerCase();
}
