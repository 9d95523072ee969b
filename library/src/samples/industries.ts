import { type IndustryRow, industryTreeOf, type IndustryTree } from '../domain/industry/industryTree.ts';

/** A few industries of GB/T 4754-2017 in the form in which the server delivers them. */
const rows: readonly IndustryRow[] = [
  { code: 'C', name: '制造业', parent: '', pinyin: 'zhi zao ye' },
  { code: 'E', name: '建筑业', parent: '', pinyin: 'jian zhu ye' },
  { code: 'G', name: '交通运输、仓储和邮政业', parent: '', pinyin: 'jiao tong yun shu cang chu he you zheng ye' },
  { code: '34', name: '通用设备制造业', parent: 'C', pinyin: 'tong yong she bei zhi zao ye' },
  { code: '342', name: '金属加工机械制造', parent: '34', pinyin: 'jin shu jia gong ji xie zhi zao' },
  { code: '3421', name: '金属切削机床制造', parent: '342', pinyin: 'jin shu qie xiao ji chuang zhi zao' },
  { code: '3424', name: '金属切割及焊接设备制造', parent: '342', pinyin: 'jin shu qie ge ji han jie she bei zhi zao' },
  { code: '47', name: '房屋建筑业', parent: 'E', pinyin: 'fang wu jian zhu ye' },
  { code: '471', name: '住宅房屋建筑', parent: '47', pinyin: 'zhu zhai fang wu jian zhu' },
  { code: '4710', name: '住宅房屋建筑', parent: '471' },
  { code: '60', name: '邮政业', parent: 'G' },
  { code: '602', name: '快递服务', parent: '60', pinyin: 'kuai di fu wu' },
  { code: '6020', name: '快递服务', parent: '602' },
];

export const someIndustries: IndustryTree = industryTreeOf(rows);
