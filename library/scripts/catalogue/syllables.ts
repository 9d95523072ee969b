import { pinyin as dictionary } from 'pinyin-pro';

/** Readings where the dictionary is wrong about a name. Reviewed by hand. */
const corrected: Readonly<Record<string, string>> = {
  调车员: 'diao che yuan',
  店长: 'dian zhang',
  工长: 'gong zhang',
  拉长: 'la zhang',
  线长: 'xian zhang',
  '歌手、乐手': 'ge shou yue shou',
  典当行从业人员: 'dian dang hang cong ye ren yuan',
};

/** Syllables of a name without tones, ü as v; letters and digits stay, marks go. */
export function syllablesOf(name: string): string {
  const spoken = name.replace(/[^\p{L}\p{N}.]/gu, '');
  const syllables = dictionary(spoken, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return corrected[name] ?? syllables.join(' ').toLowerCase();
}
