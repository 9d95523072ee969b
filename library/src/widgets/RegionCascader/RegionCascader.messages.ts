import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface RegionCascaderMessages {
  readonly placeholder: string;
  readonly levels: readonly [string, string, string];
  readonly search: string;
  readonly notSold: string;
}

export const messages: MessagePack<RegionCascaderMessages> = messagePack<RegionCascaderMessages>(
  {
    placeholder: '请选择省 / 市 / 区',
    levels: ['省份', '城市', '区县'],
    search: '搜索地区名称、拼音或代码',
    notSold: '该地区不可投保',
  },
  {
    placeholder: 'Choose province / city / district',
    levels: ['Province', 'City', 'District'],
    search: 'Search a region, its pinyin or code',
    notSold: 'Not on offer in this region',
  },
);
